import { clsx } from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'

import { PhotoCarousel } from './photo-carousel.tsx'
import type { GalleryName } from './gallery-place.ts'
import type { ClipView, PhotoView } from './gallery-views.ts'
import { Film } from './film.tsx'
import { OwnFilm } from './own-film.tsx'
import type { PageParts, ReelProps } from './reel.tsx'
import { useProfileMessages } from '../i18n/profile-messages.ts'
import { Carousel, CarouselItem } from '../ui/carousel/carousel.tsx'
import { pairAll } from './slides.ts'

/** The content of a gallery: photos or films. */
export type GalleryContent =
  | { kind: 'photos'; items: readonly PhotoView[] }
  | { kind: 'films'; items: readonly ClipView[] }

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
        <PhotoCarousel {...common} gallery={gallery} photos={content.items} photo={photo} />
      ) : (
        <Clips {...common} clips={content.items} />
      )}
    </div>
  )
}

/** What the reel needs of the page's script: if it imported them itself, they would be a file of their own, and cost a kilobyte. */
const parts: PageParts = { Film, OwnFilm }

type FilmsProps = Omit<ReelProps, 'parts'>

/**
 * A talent's films: a reel, once its script has loaded, which comes before a visitor opens them: a carousel on show would change
 * into it under the visitor's hand. Before, without script, and where all films are at providers, they are a carousel.
 */
function Films(props: FilmsProps) {
  const { clips, isShown } = props
  const [Reel, setReel] = useState<ComponentType<ReelProps> | null>(null)
  const [isOpened, setOpened] = useState(false) // a reel fetches posters and chapters
  const isWanted = clips.some(({ file }) => file)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const mayCome = () => isCurrent && !(isShown && isInUse())
    import('./reel.tsx').then((loaded) => mayCome() && setReel(() => loaded.Reel), goOn)
    return () => {
      isCurrent = false
    }
  }, [isWanted, isShown])
  if (Reel !== null && isShown && !isOpened) setOpened(true)
  return Reel !== null && isOpened ? (
    <Reel key={clips[0]?.id} {...props} parts={parts} />
  ) : (
    <FilmCarousel {...props} />
  )
}

/** Whether a film of the carousel plays, or has the focus: it stays there. */
function isInUse(): boolean {
  return document.querySelector('#video :is([controls], iframe, :focus)') !== null
}

/** If the script fails to load, the carousel plays the films. */
function goOn() {}

/** Films, two per view: side by side; on a telephone one above the other, each as wide as the screen. */
function FilmCarousel({ title, name, clips, isShown }: FilmsProps) {
  const text = useProfileMessages()
  return (
    <div className="max-sm:-mx-margin max-sm:[&_[data-carousel]>:last-child]:px-margin">
      <Carousel
        label={title}
        total={clips.length}
        isShown={isShown}
        narrowStep="slides"
        item={null}
      >
        {pairAll(clips).map((slide) => (
          <li
            key={slide[0]?.item.id}
            data-slide
            className="grid w-full shrink-0 snap-start items-start gap-x-2 gap-y-4 sm:grid-cols-2"
          >
            {slide.map(({ index, item }) => (
              <CarouselItem key={item.id} index={index} className="min-w-0">
                <Film
                  clip={item}
                  index={index}
                  label={item.caption ?? text.clip({ name, gallery: title, position: index + 1 })}
                />
              </CarouselItem>
            ))}
          </li>
        ))}
      </Carousel>
    </div>
  )
}
