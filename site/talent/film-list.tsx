import { Icon } from '../ui/icon.tsx'
import { BarePicture } from '../ui/picture.tsx'
import type { ClipView } from './gallery-views.ts'
import { filmTime } from './reel-commands.ts'

type FilmListProps = {
  title: string
  films: readonly (ClipView & { label: string })[]
  /** The index of the film on show. */
  chosen: number
  /** Whether the list takes the focus back: a chosen film comes with a list of its own. */
  takesFocus: boolean
  onChoose: (index: number) => void
}

/** All films of a reel: choosing one plays it, or offers its player. */
export function FilmList({ title, films, chosen, takesFocus, onChoose }: FilmListProps) {
  return (
    <section aria-label={title}>
      <h3 className="label pb-1">{title}</h3>
      <ol className="max-h-[28rem] overflow-y-auto">
        {films.map(({ id, label, file, poster, standIn, seconds }, index) => {
          const picture = poster ?? (file === null ? standIn : null)
          return (
            <li key={id} className="border-t border-hairline">
              <button
                ref={takesFocus && index === chosen ? focus : undefined}
                type="button"
                aria-current={index === chosen ? 'true' : undefined}
                onClick={() => onChoose(index)}
                className="flex min-h-11 w-full items-center gap-x-4 py-2 text-left text-sm -outline-offset-2 aria-[current]:font-semibold"
              >
                {picture === null ? (
                  <span className="grid h-16 w-12 shrink-0 place-items-center bg-ink text-paper">
                    <Icon name="play" size={16} />
                  </span>
                ) : (
                  <BarePicture
                    picture={picture}
                    alt=""
                    sizes="64px"
                    widths={[240]}
                    className="h-16 w-12 shrink-0 object-cover"
                  />
                )}
                <span className="min-w-0 break-words">{label}</span>
                {seconds !== null && (
                  <span className="ml-auto text-xs text-grey tabular-nums">
                    {filmTime(seconds)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The list that had the focus is gone, and the focus with it; a film that fails may find the focus elsewhere. */
function focus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus()
}
