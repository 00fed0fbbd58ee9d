import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

import { hasVisitBegun, SPLASH_MS } from '../visit.ts'

/** How long it takes to vanish; the last 8 % of the animation in `splash.css`. */
const FADE_MS = 400

/**
 * Ends the splash before its time, with any key and with `close`, and takes it away after. All else is `splash.css`. It is
 * open only on a page that came whole from the server: who comes from another page of ours has begun the visit there.
 */
export function useSplash(splash: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(useIsFromServer())
  useEffect(() => {
    if (!isOpen) return
    const fade = () => end(splash.current, FADE_MS, setOpen)
    const vanish = () => end(splash.current, 0, setOpen) // it is not to be there on the way back
    const timer = setTimeout(() => setOpen(false), hasVisitBegun() ? 0 : SPLASH_MS)
    addEventListener('keydown', fade)
    addEventListener('pagehide', vanish)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', fade)
      removeEventListener('pagehide', vanish)
    }
  }, [isOpen, splash])
  return {
    isOpen,
    close: () => end(splash.current, FADE_MS, setOpen),
    remove: () => setOpen(false),
  }
}

/** True on the server and while its page is taken over by the browser, false ever after. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}

/** Brings its end forward to the last milliseconds; a still splash ends at once. */
function end(splash: HTMLElement | null, lastMs: number, setOpen: (isOpen: boolean) => void) {
  const [ending] = splash?.getAnimations() ?? []
  if (ending === undefined) setOpen(false)
  else ending.currentTime = Math.max(Number(ending.currentTime), SPLASH_MS - lastMs)
  // a focus within what vanishes would be lost
  if (splash?.contains(document.activeElement) === true) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
