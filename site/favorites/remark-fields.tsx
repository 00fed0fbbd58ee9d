import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useListMessages } from '../i18n/list-messages.ts'
import { type Mark, marks, MAX_NOTE_LENGTH } from './lists/named-lists.ts'
import { useOnLeaving } from './use-on-leaving.ts'

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

type NoteFieldProps = {
  id: number
  name: string
  note: string
  /** `sitting` is the same from one focus until the field is left. */
  onNote: (note: string, sitting: string) => void
}

/** A note is stored when the visitor pauses for this long, and whenever field or page are left. */
const PAUSE_MS = 400

/** A visitor's own words on a talent. As high as its text. */
export function NoteField({ id, name, note, onNote }: NoteFieldProps) {
  const text = useListMessages()
  const [draft, setDraft] = useState<string | null>(null)
  const sitting = useRef('')
  const store = () => {
    if (draft !== null && draft !== note) onNote(draft, sitting.current)
    setDraft(null)
  }
  const storeNow = useEffectEvent(store)
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(storeNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useOnLeaving(store)
  return (
    <textarea
      id={`note-${id}`}
      aria-label={text.noteOf(name)}
      placeholder={text.note}
      value={draft ?? note}
      dir="auto"
      rows={note === '' ? 1 : 3}
      maxLength={MAX_NOTE_LENGTH}
      onFocus={() => {
        sitting.current = String(performance.now())
      }}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={store}
      onDragStart={(event: DragEvent) => event.stopPropagation()} // selected words are no card
      className="field-sizing-content block max-h-40 w-full resize-none appearance-none rounded-none border-b border-hairline bg-transparent py-1.5 text-[0.8125rem] leading-snug outline-offset-2 placeholder:text-faint focus:border-ink max-sm:text-base print:hidden"
    />
  )
}
