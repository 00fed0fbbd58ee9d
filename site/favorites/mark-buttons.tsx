import { useListMessages } from '../i18n/list-messages.ts'
import { type Mark, marks } from './lists/named-lists.ts'

/** How a card shows its mark (marks.css). */
export function markStyle(mark: Mark | null): string {
  return mark === null ? '' : `marked marked-${mark}`
}

type MarkButtonsProps = {
  id: number
  name: string
  mark: Mark | null
  onMark: (mark: Mark | null) => void
}

/** Yes, maybe or no for a talent. A second press takes the mark back. */
export function MarkButtons({ id, name, mark, onMark }: MarkButtonsProps) {
  const text = useListMessages()
  return (
    <fieldset aria-label={text.markOf(name)} className="flex min-w-0 gap-x-4 print:hidden">
      {marks.map((each) => (
        <button
          key={each}
          type="button"
          id={each === (mark ?? 'yes') ? `mark-${id}` : undefined}
          aria-pressed={each === mark}
          onClick={() => onMark(each === mark ? null : each)}
          className="label h-10 text-faint underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline"
        >
          {text.marks[each]}
        </button>
      ))}
    </fieldset>
  )
}
