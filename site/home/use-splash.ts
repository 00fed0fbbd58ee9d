import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

import { hasVisitBegun, SPLASH_MS, wantsStillness } from '../ui/visit.ts'

/** How long the splash takes to fade out: the last 8 % of the animation in `splash.css`. */
const FADE_MS = 400

/**
 * Ends the splash early, on any key or by `close`, then removes it, and lets its films play; `splash.css` does everything else.
 * The splash opens only on a page that came whole from the server: a visitor from another page of ours began the visit there.
 */
export function useSplash(splash: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(useIsFromServer())
  const isMoving = useSyncExternalStore(never, isSplashMoving, () => false)
  useEffect(() => {
    if (!isOpen) return
    const fade = () => end(splash.current, FADE_MS, setOpen)
    const vanish = () => end(splash.current, 0, setOpen) // Back must not show it again
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

/** True on the server and during hydration, false after. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** Whether the splash shows and moves. In the browser only. */
function isSplashMoving(): boolean {
  return !hasVisitBegun() && !wantsStillness()
}

/** Subscribes to a value that never changes. */
function never() {
  return () => {}
}

/** Skips to the last milliseconds of the splash; a still splash ends at once. */
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

/** Moves the focus to the page if it is within the splash: it would be lost. */
function passFocusOn(splash: HTMLElement | null) {
  if (splash?.contains(document.activeElement) === true) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
