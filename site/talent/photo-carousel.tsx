import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import { Carousel, CarouselItem } from '../ui/carousel/carousel.tsx'
import { BarePicture, Picture, type PictureFacts, shownSize } from '../ui/picture.tsx'
import { type GalleryName, idOfPlace, opensLarge } from './gallery-place.ts'
import type { PhotoView } from './gallery-views.ts'
import { groupPortraits, isUpright } from './slides.ts'
import { usePhotoAlt } from './gallery-words.ts'
import { Link } from '../ui/link.tsx'

type PhotoCarouselProps = {
  gallery: GalleryName
  /** The gallery's title. */
  title: string
  /** The talent's name. */
  name: string
  photos: readonly PhotoView[]
  isShown: boolean
  /** The enlarged photo, from 1: the carousel behind it moves to the same photo. */
  photo: number | null
}

/**
 * A gallery: one photo per view; where there is room, a spread of two portraits or one landscape, and of polaroids a sheet of
 * four. Every photo stands whole in the middle of its cell, with its caption beneath; a landscape's cell is as wide as two.
 */
export function PhotoCarousel(props: PhotoCarouselProps) {
  const { gallery, title, name, photos, isShown, photo } = props
  const wordsFor = usePhotoAlt({ name, title, total: photos.length })
  const most = gallery === 'snap' ? 4 : 2
  const hasPortraits = photos.some(isPortrait)
  return (
    <Carousel
      label={title}
      total={photos.length}
      isShown={isShown}
      narrowStep="items"
      item={photo === null ? null : photo - 1}
    >
      {groupPortraits(photos, most, isPortrait).map((slide) => (
        <li
          key={slide[0]?.item.id}
          data-slide
          className={clsx(
            // a photo, its caption and the buttons share a screen, but a low one has only the photo
            'contents [--cell:min(100cqw,var(--widest))] [--widest:min(64svh,max(250px,75svh-98px))] wide:flex wide:w-full wide:shrink-0 wide:snap-start wide:justify-center wide:gap-2 print:contents',
            most === 4
              ? 'wide:[--cell:min((100cqw-24px)/4,var(--widest))]'
              : 'wide:[--cell:min((100cqw-8px)/2,var(--widest))]',
          )}
        >
          {slide.map(({ index, item }) => (
            <CarouselItem
              key={item.id}
              index={index}
              id={idOfPlace({ gallery, photo: index + 1 })}
              className={clsx(
                'frame grid w-full shrink-0 snap-start grid-cols-[max-content] place-content-center wide:w-auto wide:snap-align-none print:block print:w-auto',
                hasPortraits && 'min-h-[calc(var(--cell)*4/3)] print:min-h-0',
              )}
            >
              <Photo
                {...item}
                address={idOfPlace({ gallery, photo: index + 1 })}
                gallery={gallery}
                most={most}
                alt={wordsFor(item, index + 1)}
              />
            </CarouselItem>
          ))}
        </li>
      ))}
    </Carousel>
  )
}

const isPortrait = ({ picture }: PhotoView) => isUpright(picture)

type PhotoProps = PhotoView & { address: string; gallery: GalleryName; most: number; alt: string }

/** A photo, linked to its own address, which enlarges it; without script, the style sheet does so. */
function Photo({ picture, caption, alt, address, gallery, most }: PhotoProps) {
  const { close } = useMessages()
  const cameFrom = useCameFrom()
  return (
    <>
      <Link
        to={{ hash: address }}
        state={{ ...cameFrom, ...opensLarge }}
        preventScrollReset
        className="frame-small block w-fit -outline-offset-2"
      >
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizesOf(picture, most)}
          shownHeight={SHOWN_HEIGHT}
          className={clsx(fitOf(picture), 'print:h-auto print:max-h-[78mm] print:w-auto')}
        />
      </Link>
      <noscript>
        <div className="frame-large">
          <a href={`#${gallery}`} className="label py-3">
            {close}
          </a>
          <BarePicture
            picture={picture}
            alt={alt}
            sizes="100vw"
            className="h-[82svh] w-full bg-transparent! object-contain"
          />
        </div>
      </noscript>
      <figcaption className="w-0 min-w-full pt-1.5 text-xs text-grey">{caption}</figcaption>
    </>
  )
}

/** CSS pixels, on a wide screen; `sizes` says how large other screens show it. */
const SHOWN_HEIGHT = 600

/** The displayed width of a photo, where a row holds `most` cells on a wide screen and one on a narrow one. */
function sizesOf(picture: PictureFacts, most: number): string {
  const { width, height } = shownSize(picture)
  const cells = Math.min(isUpright(picture) ? 1 : 2, ((width / height) * 4) / 3)
  const [wide, high] = [(100 / most) * cells, 64 * cells].map(Math.round)
  return `(min-width: 1024px) min(${wide}vw, ${high}vh), min(100vw, ${high}vh)`
}

/** A photo fills the width or the height of its cell, which is 3:4, or 3:2 for a landscape; it is contained if its size was wrong. */
function fitOf(picture: PictureFacts): string {
  const { width, height } = shownSize(picture)
  const [cell, ratio] = isUpright(picture)
    ? ['[--w:var(--cell)] [--h:calc(var(--cell)*4/3)]', 3 / 4]
    : ['[--w:min(100cqw,var(--cell)*2)] [--h:calc(var(--w)/1.5)]', 3 / 2]
  const fit = width / height > ratio ? 'h-auto w-(--w)' : 'h-(--h) w-auto'
  return `${cell} ${fit} max-h-(--h) max-w-(--w) object-contain`
}
