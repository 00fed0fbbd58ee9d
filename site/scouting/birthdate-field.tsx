import { useRef } from 'react'

import { formatDay, parseDay } from '#agency/calendar-day.ts'

import { useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { controlStyle, Field, type FieldFacts } from '../forms/field.tsx'
import { useMask } from '../forms/use-mask.ts'

type BirthdateFieldProps = {
  facts: FieldFacts
  label: string
  /** yyyy-MM-dd: the last day that the calendar offers. */
  today: string
}

/** A text field for a day, dd/MM/yyyy, with the browser's own calendar beside it, which fills in the same field. */
export function BirthdateField({ facts, label, today }: BirthdateFieldProps) {
  const text = useScoutingMessages()
  const calendar = useRef<HTMLInputElement>(null)
  const maskRef = useMask('day')
  return (
    <Field facts={facts} label={label} hint={text.birthdateHint}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            ref={maskRef}
            type="text"
            inputMode="numeric"
            autoComplete="bday"
            defaultValue={facts.initialValue}
            className={`${controlStyle} pr-12`}
          />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min="1900-01-01"
            max={today}
            onChange={({ currentTarget }) => writeDay(control.id, currentTarget.value)}
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0 noscript:hidden"
          />
          <button
            type="button"
            aria-label={text.openCalendar}
            onClick={() => openAt(calendar.current, control.id)}
            className="absolute right-0 bottom-0 flex size-11 items-center justify-end noscript:hidden"
          >
            <CalendarDrawing />
          </button>
        </span>
      )}
    </Field>
  )
}

function openAt(calendar: HTMLInputElement | null, id: string): void {
  const typed = fieldOf(id)?.value ?? ''
  if (calendar === null) return
  calendar.value = parseDay(typed) ?? ''
  calendar.showPicker()
}

/** Fills in the day and dispatches `input`, as typing does: the form listens to that event. */
function writeDay(id: string, day: string): void {
  const field = fieldOf(id)
  if (field === null || day === '') return
  field.value = formatDay(day)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fieldOf(id: string): HTMLInputElement | null {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field : null
}

function CalendarDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
    >
      <path d="M4 6.5H20V20H4ZM4 10.5H20M8 3.5V6.5M16 3.5V6.5" />
    </svg>
  )
}
