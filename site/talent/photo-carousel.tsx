import { clsx } from 'clsx'
import { Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import { CarouselItem } from '../ui/carousel/carousel-item.tsx'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { BarePicture, Picture, shownSize, type PictureFacts } from '../ui/picture.tsx'
import { type GalleryName, idOfPlace, opensLarge } from './gallery-place.ts'
import type { PhotoView } from './gallery-views.ts'
import { isUpright, pairPortraits } from './slides.ts'
import { usePhotoAlt } from './use-photo-alt.ts'

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
 * A gallery as a strip of a contact sheet: one photo per view; from 1,024 px on up to three portraits, which are paired on
 * slides. Every photo is uncropped, with its caption beneath.
 */
export function PhotoCarousel(props: PhotoCarouselProps) {
  const { gallery, title, name, photos, isShown, photo } = props
  const wordsFor = usePhotoAlt({ name, title, total: photos.length })
  return (
    <Carousel
      label={title}
      total={photos.length}
      isShown={isShown}
      narrowStep="items"
      item={photo === null ? null : photo - 1}
    >
      {pairPortraits(photos, ({ picture }) => isUpright(picture)).map((slide) => (
        <li
          key={slide[0]?.item.id}
          data-slide
          className="contents lg:flex lg:shrink-0 lg:gap-2 print:contents"
        >
          {slide.map(({ index, item }) => (
            <CarouselItem
              key={item.id}
              index={index}
              id={idOfPlace({ gallery, photo: index + 1 })}
              className="frame w-full shrink-0 snap-start max-lg:self-center lg:w-auto print:w-auto"
            >
              <Photo
                {...item}
                address={idOfPlace({ gallery, photo: index + 1 })}
                gallery={gallery}
                alt={wordsFor(item, index + 1)}
              />
            </CarouselItem>
          ))}
        </li>
      ))}
    </Carousel>
  )
}

type PhotoProps = PhotoView & { address: string; gallery: GalleryName; alt: string }

/** A photo, linked to its own address, which enlarges it; without script, the style sheet does so. */
function Photo({ picture, caption, alt, address, gallery }: PhotoProps) {
  const text = useMessages().talent
  const cameFrom = useCameFrom()
  return (
    <>
      <Link
        to={{ hash: address }}
        state={{ ...cameFrom, ...opensLarge }}
        preventScrollReset
        className="frame-small block w-fit -outline-offset-2 max-lg:mx-auto"
      >
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizesOf(picture)}
          shownHeight={SHOWN_HEIGHT}
          className={clsx(
            // three portraits fill the view, plus one pixel, so that no sliver of the next one shows
            'max-h-[85svh] max-w-[100cqw] object-contain lg:h-[calc((100cqw-15px)*4/9)] lg:w-auto print:h-auto print:max-h-[78mm] print:w-auto',
            isUpright(picture) ? 'h-[calc(100cqw*4/3)] w-auto' : 'h-auto w-[100cqw]',
          )}
        />
      </Link>
      <noscript>
        <div className="frame-large">
          <a href={`#${gallery}`} className="label py-3">
            {text.closePhoto}
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

/** On a wide screen the strip's height is four ninths of the page's width; on a narrow screen a photo is as wide as the page. */
function sizesOf(picture: PictureFacts): string {
  const { width, height } = shownSize(picture)
  const share = Math.min(100, Math.round((width / height) * 44))
  return `(min-width: 1024px) ${share}vw, 100vw`
}
