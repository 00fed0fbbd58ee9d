import { clsx } from 'clsx'

import { FilmCarousel } from './film-carousel.tsx'
import { Films } from './films.tsx'
import { PhotoCarousel } from './photo-carousel.tsx'
import type { GalleryName } from './gallery-place.ts'
import type { ClipView, PhotoView } from './gallery-views.ts'

/** The content of a gallery: photos or films. */
export type GalleryContent =
  | { kind: 'photos'; photos: readonly PhotoView[] }
  | { kind: 'films'; clips: readonly ClipView[] }

type GalleryPanelProps = {
  gallery: GalleryName
  content: GalleryContent
  /** The gallery's title. */
  title: string
  /** The talent's name. */
  name: string
  /** Whether script has made the gallery the panel of a tab. */
  isLive: boolean
  isChosen: boolean
  /** The gallery's enlarged photo, from 1. */
  photo: number | null
}

/** A gallery with its carousel: the panel of a tab, or, without script and in print, one section among others. */
export function GalleryPanel(props: GalleryPanelProps) {
  const { gallery, content, title, name, isLive, isChosen, photo } = props
  const Clips = gallery === 'video' ? Films : FilmCarousel
  const common = { title, name, isShown: isLive && isChosen }
  return (
    <div
      id={gallery}
      {...(isLive && { role: 'tabpanel', 'aria-label': title })}
      data-hidden={isLive && !isChosen ? '' : undefined}
      className={clsx('gallery scroll-mt-24 px-margin', content.kind === 'films' && 'print:hidden')}
    >
      <h2 className="label gallery-title pt-7 pb-3.5">{title}</h2>
      {content.kind === 'photos' ? (
        <PhotoCarousel {...common} gallery={gallery} photos={content.photos} photo={photo} />
      ) : (
        <Clips {...common} clips={content.clips} />
      )}
    </div>
  )
}
