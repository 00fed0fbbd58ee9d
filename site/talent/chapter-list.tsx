import { useReelMessages } from '../i18n/reel-messages.ts'
import { type Chapter, chapterAt } from './reel-chapters.ts'
import { filmTime } from './reel-commands.ts'

type ChapterListProps = {
  chapters: readonly Chapter[]
  /** The place in the film, in seconds. */
  at: number
  onChoose: (at: number) => void
}

/** The chapters of the film; each leads to its start. */
export function ChapterList({ chapters, at, onChoose }: ChapterListProps) {
  const text = useReelMessages()
  if (chapters.length === 0) return null
  const current = chapterAt(chapters, at)
  return (
    <section aria-label={text.chapters}>
      <h3 className="label pb-1">{text.chapters}</h3>
      <ol className="max-h-80 overflow-y-auto">
        {chapters.map(({ start, title }, index) => (
          <li key={start} className="border-t border-hairline">
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(start)}
              className="flex min-h-11 w-full items-baseline gap-x-4 py-2.5 text-left text-sm -outline-offset-2 aria-[current]:font-semibold"
            >
              <span className="text-xs text-grey tabular-nums">{filmTime(start)}</span>
              <span className="min-w-0 break-words">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
