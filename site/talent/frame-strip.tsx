import { useMessages } from '../i18n/use-messages.ts'
import { Picture, shownSize } from '../ui/picture.tsx'
import type { FrameView } from './gallery-views.ts'

/** CSS pixels; narrow screens show less. */
const SHOWN_HEIGHT = 660

type FrameStripProps = { title: string; name: string; frames: readonly FrameView[] }

/** A gallery as a contact sheet's strip, which scrolls sideways: every frame whole, captions small beneath. */
export function FrameStrip({ title, name, frames }: FrameStripProps) {
  const text = useMessages().talent
  if (frames.length === 0) return null
  return (
    <section className="border-t border-hairline py-7">
      <h2 className="label mb-3.5 px-margin">{title}</h2>
      <ul
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex -outline-offset-2 snap-x scroll-px-margin gap-2 overflow-x-auto px-margin pb-3 print:flex-wrap print:overflow-visible"
      >
        {frames.map(({ id, caption, picture }, index) => (
          <li key={id} className="shrink-0 snap-start">
            <figure>
              <Picture
                picture={picture}
                alt={text.frame({
                  name,
                  gallery: title,
                  position: index + 1,
                  total: frames.length,
                })}
                sizes={`min(82vw, ${shownSize(picture, SHOWN_HEIGHT).width}px)`}
                shownHeight={SHOWN_HEIGHT}
                className="h-auto max-w-[82vw] print:max-h-[78mm] print:w-auto"
              />
              <figcaption className="pt-1.5 text-xs text-grey">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
