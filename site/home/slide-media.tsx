import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'

import { BarePicture, srcSetOf, type PictureFacts } from '../ui/picture.tsx'
import type { SlideView } from './slide-view.ts'

type SlideMediaProps = {
  slide: SlideView
  /** Whether the visitor sees it first. */
  isFirst: boolean
  /** Whether its film plays; the film is fetched when it plays for the first time. */
  isPlaying: boolean
}

const whole = 'absolute inset-0 size-full object-cover'

/** A slide's picture or film, whichever fits the shape of the screen. Decorative: it adds nothing to the page's text. */
export function SlideMedia({ slide, isFirst, isPlaying }: SlideMediaProps) {
  const pictures = { upright: pictureOf(slide.upright), wide: pictureOf(slide.wide) }
  const films = { upright: filmOf(slide.upright), wide: filmOf(slide.wide) }
  return (
    <>
      <SlidePicture {...pictures} isFirst={isFirst} />
      <SlideFilm {...films} isPlaying={isPlaying} />
    </>
  )
}

/** A picture or film for each shape of screen; null if that shape has a medium of the other kind. */
type ByShape<T> = { upright: T | null; wide: T | null }

function SlidePicture({ upright, wide, isFirst }: ByShape<PictureFacts> & { isFirst: boolean }) {
  const picture = wide ?? upright
  if (picture === null) return null
  return (
    <picture>
      {wide !== null && upright !== null && (
        <source
          media="(orientation: portrait)"
          srcSet={srcSetOf(upright)}
          sizes="max(100vw, 57vh)"
        />
      )}
      <BarePicture
        picture={picture}
        alt=""
        sizes={wide === null ? 'max(100vw, 57vh)' : 'max(100vw, 178vh)'}
        isFirst={isFirst}
        isCovered={!isFirst}
        className={clsx(whole, shapesOf({ upright, wide }))}
      />
    </picture>
  )
}

type SlideFilmProps = ByShape<string> & { isPlaying: boolean }

/** Script chooses the film: browsers from before 2024 ignore the `media` of a video's sources, and would take the first. */
function SlideFilm({ upright, wide, isPlaying }: SlideFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = video.current
    const portrait = matchMedia('(orientation: portrait)')
    const playFitting = () => {
      const address = portrait.matches ? upright : wide
      if (!isPlaying || film === null || address === null) return film?.pause()
      if (film.getAttribute('src') !== address) film.src = address
      void film.play().catch(stayStill)
    }
    playFitting()
    portrait.addEventListener('change', playFitting) // a telephone is turned
    return () => portrait.removeEventListener('change', playFitting)
  }, [isPlaying, upright, wide])
  if (upright === null && wide === null) return null
  return (
    // without `autoPlay`, which fetches films that are not shown
    <video
      ref={video}
      loop
      muted
      playsInline
      preload="none"
      className={clsx(whole, shapesOf({ upright, wide }))}
    />
  )
}

/** A film that the browser does not play stands still. */
function stayStill() {}

function shapesOf({ upright, wide }: ByShape<unknown>): string | false {
  if (upright === null) return 'portrait:hidden'
  return wide === null && 'landscape:hidden'
}

function pictureOf(medium: SlideView['wide']): PictureFacts | null {
  return medium.kind === 'picture' ? medium.picture : null
}

function filmOf(medium: SlideView['wide']): string | null {
  return medium.kind === 'film' ? medium.address : null
}
