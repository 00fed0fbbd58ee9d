import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { wantsStillness } from '../ui/visit.ts'
import { SlideMedia } from './slide-media.tsx'
import { hasFilm, indexOfStill, SLIDE_MS, type SlideView } from './slide-view.ts'

type HomeSlidesProps = {
  slides: readonly SlideView[]
  /** Whether the visitor sees them first, without a splash over them. */
  isFirst: boolean
  children: ReactNode
}

/**
 * The optional slides behind the wordmark. They turn until the mouse enters, the focus enters or the button stops them. They
 * stand still without script, under reduced motion and under reduced data.
 */
export function HomeSlides({ slides, isFirst, children }: HomeSlidesProps) {
  const button = useRef<HTMLButtonElement>(null)
  const text = useMessages().home
  const first = Math.max(indexOfStill(slides), 0)
  const canMove = slides.length > 1 || slides.some(hasFilm)
  const { shown, state, stop, toggle } = useTurning({ count: slides.length, first, canMove })
  const onFocus = ({ target }: FocusEvent) => target !== button.current && stop()
  return (
    <div
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && stop()}
      onFocus={onFocus}
      className="relative isolate flex min-h-0 flex-1 bg-ink text-paper"
    >
      <ul aria-hidden="true" className="after:absolute after:inset-0 after:z-20 after:bg-ink/45">
        {slides.map((slide, index) => (
          <li key={slide.id} className={clsx('absolute inset-0', turnOf(index === shown))}>
            <SlideMedia
              slide={slide}
              isFirst={isFirst && index === first}
              isPlaying={state === 'turning' && index === shown}
            />
          </li>
        ))}
      </ul>
      <div className="z-20 flex flex-1">{children}</div>
      {state !== 'still' && (
        <button
          ref={button}
          type="button"
          onClick={toggle}
          className="label absolute right-margin bottom-6 z-20 border border-ink bg-ink px-5 py-3.5"
        >
          {state === 'turning' ? text.pauseSlides : text.playSlides}
        </button>
      )}
    </div>
  )
}

/** The shown slide fades in over the previous one, which stays beneath until it is covered. */
function turnOf(isShown: boolean): string {
  return isShown
    ? 'z-10 transition-opacity duration-800'
    : 'opacity-0 transition-opacity delay-800 duration-0'
}

/** Slides stand still until script loads, and for good if nothing may move. Otherwise they turn until they are stopped. */
type Turning = 'still' | 'turning' | 'stopped'

type TurningOptions = {
  /** The number of slides. A single one does not turn, but its film may play. */
  count: number
  /** The index of the slide that shows while nothing moves. */
  first: number
  /** Whether anything could move at all. */
  canMove: boolean
}

/** The shown slide, and whether slides turn. Stopped slides start again only by the button (WCAG 2.2, 2.2.2). */
function useTurning({ count, first, canMove }: TurningOptions) {
  const [state, setState] = useState<Turning>('still')
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (!canMove || wantsStillness()) return
    const start = setTimeout(() => setState('turning'))
    return () => clearTimeout(start)
  }, [canMove])
  useEffect(() => {
    if (state !== 'turning' || count < 2) return
    const timer = setInterval(() => setShown((index) => (index + 1) % count), SLIDE_MS)
    return () => clearInterval(timer)
  }, [state, count])
  return {
    shown,
    state,
    stop: () => setState((now) => (now === 'turning' ? 'stopped' : now)),
    toggle: () => setState((now) => (now === 'turning' ? 'stopped' : 'turning')),
  }
}
