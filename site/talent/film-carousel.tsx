import { useProfileMessages } from '../i18n/profile-messages.ts'
import { CarouselItem } from '../ui/carousel/carousel-item.tsx'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Film } from './film.tsx'
import type { ClipView } from './gallery-views.ts'
import { pairAll } from './slides.ts'

type FilmCarouselProps = {
  /** The gallery's title. */
  title: string
  /** The talent's name. */
  name: string
  clips: readonly ClipView[]
  isShown: boolean
}

/** Films, two per view: side by side; on a telephone one above the other, each as wide as the screen. */
export function FilmCarousel({ title, name, clips, isShown }: FilmCarouselProps) {
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
