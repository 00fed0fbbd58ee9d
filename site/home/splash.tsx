import { clsx } from 'clsx'
import { type MouseEvent, useRef } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { SPLASH_MS } from '../ui/visit.ts'
import { SlideMedia } from './slide-media.tsx'
import { indexOfStill, SLIDE_MS, type SlideView } from './slide-view.ts'
import { useSplash } from './use-splash.ts'

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
