import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

import { hasVisitBegun, SPLASH_MS, wantsStillness } from '../ui/visit.ts'

/** How long it takes to vanish; the last 8 % of the animation in `splash.css`. */
const FADE_MS = 400

/**
 * Ends the splash before its time, with any key and with `close`, takes it away after, and lets its films play.
 * All else is `splash.css`. It is
 * open only on a page that came whole from the server: who comes from another page of ours has begun the visit there.
 */
export function useSplash(splash: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(useIsFromServer())
  const isMoving = useSyncExternalStore(never, isSplashMoving, () => false)
  useEffect(() => {
    if (!isOpen) return
    const fade = () => end(splash.current, FADE_MS, setOpen)
    const vanish = () => end(splash.current, 0, setOpen) // it is not to be there on the way back
    const timer = setTimeout(() => remove(splash.current, setOpen), hasVisitBegun() ? 0 : SPLASH_MS)
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
    isMoving,
    close: () => end(splash.current, FADE_MS, setOpen),
    remove: () => remove(splash.current, setOpen),
  }
}

/** True on the server and while its page is taken over by the browser, false ever after. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** Whether it is seen and not still. In the browser only. */
function isSplashMoving(): boolean {
  return !hasVisitBegun() && !wantsStillness()
}

/** What never changes calls nobody. */
function never() {
  return () => {}
}

/** Brings its end forward to the last milliseconds; a still splash ends at once. */
function end(splash: HTMLElement | null, lastMs: number, setOpen: (isOpen: boolean) => void) {
  const [ending] = splash?.getAnimations() ?? []
  if (ending === undefined) return remove(splash, setOpen)
  ending.currentTime = Math.max(Number(ending.currentTime), SPLASH_MS - lastMs)
  passFocusOn(splash)
}

function remove(splash: HTMLElement | null, setOpen: (isOpen: boolean) => void) {
  passFocusOn(splash)
  setOpen(false)
}

/** A focus within what vanishes would be lost. */
function passFocusOn(splash: HTMLElement | null) {
  if (splash?.contains(document.activeElement) === true) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
