import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useRef } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { SlideMedia } from './slide-media.tsx'
import { hasFilm, indexOfStill, type SlideView } from './slide-view.ts'
import { useTurning } from './use-turning.ts'

type HomeSlidesProps = {
  slides: readonly SlideView[]
  /** Whether they are what a visitor sees first: no splash lies over them. */
  isFirst: boolean
  children: ReactNode
}

/**
 * The slides that an agency may want behind the wordmark. They turn until a pointer or the focus comes here or the button
 * stops them, and stand still without script, under reduced motion and where data are to be saved.
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
      <ul aria-hidden="true" className="after:absolute after:inset-0 after:z-20 after:bg-ink/30">
        {slides.map((slide, index) => (
          <li key={slide.id} className={clsx('absolute inset-0', turnOf(index === shown))}>
            <SlideMedia
              slide={slide}
              isFirst={isFirst && index === first}
              isPlaying={state === 'turning' && index === shown}
              loop={slides.length > 1}
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

/** The one shown comes up over the one before, which stays beneath until it is covered. */
function turnOf(isShown: boolean): string {
  return isShown
    ? 'z-10 transition-opacity duration-800'
    : 'opacity-0 transition-opacity delay-800 duration-0'
}
