import { type ReactNode, useRef } from 'react'

import { formatDay, parseDay } from '#agency/calendar-day.ts'

import { useFormMessages, useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import type { AgeGroup } from './age-group.ts'
import { controls, type Facts } from './controls.ts'
import { personLabels } from './named-fields.ts'
import { controlStyle, Field, type FieldFacts, TextField } from '../forms/field.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { useMask } from '../forms/use-mask.ts'

type PersonalFieldsProps = {
  facts: Facts
  today: string
  age: AgeGroup
  /** Replaces all following fields when the applicant is too young. */
  tooYoung: ReactNode
}

/** The applicant's name, contact details and birthdate. */
export function PersonalFields({ facts, today, age, tooYoung }: PersonalFieldsProps) {
  const text = useScoutingMessages()
  const formText = useFormMessages()
  const phoneMask = useMask('phone')
  const label = personLabels(text, formText, age)
  return (
    <>
      <TextField facts={facts(controls.realName)} label={label.realName} autoComplete="name" />
      <TextField
        facts={facts(controls.stageName)}
        label={text.stageName}
        hint={text.stageNameHint}
        autoComplete="nickname"
      />
      <TextField
        facts={facts(controls.phone)}
        label={label.phone}
        hint={formText.phoneHint}
        type="tel"
        autoComplete="tel"
        inputRef={phoneMask}
      />
      <TextField
        facts={facts(controls.email)}
        label={label.email}
        type="email"
        autoComplete="email"
      />
      <div>
        <TextField
          facts={facts(controls.instagram)}
          label={text.instagram}
          hint={text.instagramHint}
          autoCapitalize="none"
        />
        <CheckboxField facts={facts(controls.hasNoInstagram)} className="pt-1 text-[0.8125rem]">
          {text.noInstagram}
        </CheckboxField>
      </div>
      <div>
        <BirthdateField facts={facts(controls.birthdate)} label={label.birthdate} today={today} />
        {/* right below the birthdate, while e-mail and phone are still in view */}
        <div aria-live="polite" className="max-w-[62ch] text-sm leading-snug not-empty:pt-3">
          {age === 'minor' && text.guardianNote}
          {age === 'too-young' && tooYoung}
        </div>
      </div>
    </>
  )
}

type BirthdateFieldProps = {
  facts: FieldFacts
  label: string
  /** yyyy-MM-dd: the last day that the calendar offers. */
  today: string
}

/** A text field for a day, dd/MM/yyyy, with the browser's own calendar beside it, which fills in the same field. */
function BirthdateField({ facts, label, today }: BirthdateFieldProps) {
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
