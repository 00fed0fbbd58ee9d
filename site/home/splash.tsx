import { clsx } from 'clsx'
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { hasVisitBegun, SPLASH_MS, wantsStillness } from '../ui/visit.ts'
import { SlideMedia } from './slide-media.tsx'
import { indexOfStill, SLIDE_MS, type SlideView } from './slide-view.ts'

/**
 * The slides and the brand over the page, which lies ready beneath. `splash.css` alone opens, turns and closes it; script only
 * plays films. Both links lead to the splash itself. As the address's target it vanishes, so the links work without script.
 */
export function Splash({ slides }: { slides: readonly SlideView[] }) {
  const splash = useRef<HTMLDivElement>(null)
  const { brand } = useShell()
  const text = useMessages().home
  const { isOpen, isMoving, close, remove } = useSplash(splash)
  if (!isOpen) return null
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <div
      id="splash"
      ref={splash}
      onAnimationEnd={({ target }) => target === splash.current && remove()}
      className="splash fixed inset-0 z-30 overflow-y-scroll overscroll-contain bg-ink text-paper [scrollbar-width:none] print:hidden"
    >
      <div className="sticky top-0 h-full">
        <SplashSlides slides={slides} isMoving={isMoving} />
        <a
          href="#splash"
          onClick={onClick}
          tabIndex={-1}
          aria-hidden="true"
          className="display display-wordmark absolute inset-x-0 top-14 bottom-13 m-auto size-fit text-[min(25vw,27rem)] leading-[0.8] tracking-[-0.035em]"
        >
          {brand}
        </a>
        <a
          href="#splash"
          onClick={onClick}
          className="splash-skip label absolute right-margin bottom-6 border border-ink bg-ink px-5 py-3.5"
        >
          {text.skipSplash}
        </a>
      </div>
      {/* something to scroll, so that the page beneath does not */}
      <div className="h-px" />
    </div>
  )
}

type SplashSlidesProps = { slides: readonly SlideView[]; isMoving: boolean }

function SplashSlides({ slides, isMoving }: SplashSlidesProps) {
  const still = indexOfStill(slides)
  return (
    <ul aria-hidden="true" className="after:absolute after:inset-0 after:bg-ink/45">
      {slides.map((slide, index) => (
        <li key={slide.id} className={clsx('splash-slide', index === still && 'splash-still')}>
          <SlideMedia
            slide={slide}
            isFirst={index === 0}
            isPlaying={isMoving && index * SLIDE_MS < SPLASH_MS}
          />
        </li>
      ))}
    </ul>
  )
}

/** How long the splash takes to fade out: the last 8 % of the animation in `splash.css`. */
const FADE_MS = 400

/**
 * Ends the splash early, on any key or by `close`, then removes it, and lets its films play; `splash.css` does everything else.
 * The splash opens only on a page that came whole from the server: a visitor from another page of ours began the visit there.
 */
function useSplash(splash: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(!useIsLive()) // true on the server and during hydration
  const isMoving = useSyncExternalStore(never, isSplashMoving, () => false)
  useEffect(() => {
    if (!isOpen) return
    const fade = () => end(splash.current, FADE_MS, setOpen)
    const vanish = () => end(splash.current, 0, setOpen) // Back must not show it again
    const timer = setTimeout(
      () => removeSplash(splash.current, setOpen),
      hasVisitBegun() ? 0 : SPLASH_MS,
    )
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
    remove: () => removeSplash(splash.current, setOpen),
  }
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
  if (ending === undefined) return removeSplash(splash, setOpen)
  ending.currentTime = Math.max(Number(ending.currentTime), SPLASH_MS - lastMs)
  passFocusOn(splash)
}

function removeSplash(splash: HTMLElement | null, setOpen: (isOpen: boolean) => void) {
  passFocusOn(splash)
  setOpen(false)
}

/** Moves the focus to the page if it is within the splash: it would be lost. */
function passFocusOn(splash: HTMLElement | null) {
  if (splash?.contains(document.activeElement) === true) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
