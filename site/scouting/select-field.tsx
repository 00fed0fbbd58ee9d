import type { ChangeEventHandler } from 'react'

import type { NamedValue } from '#agency/form-options.ts'

import { useScoutingMessages } from '../i18n/scouting/use-scouting-messages.ts'
import { Icon } from '../ui/icon.tsx'
import { controlStyle, Field, textValue, type FieldFacts } from '../form/field.tsx'

type SelectFieldProps = {
  facts: FieldFacts
  label: string
  hint?: string | undefined
  list: readonly NamedValue[]
  isOptional?: boolean
  isDisabled?: boolean
  /** Where another part of the page says what is chosen. */
  chosen?: { value: string; onChange: ChangeEventHandler<HTMLSelectElement> }
  className?: string
}

/** One of a list's values, none of them chosen at first. */
export function SelectField({ facts, list, chosen, isDisabled, ...field }: SelectFieldProps) {
  const text = useScoutingMessages()
  const value = chosen ?? { defaultValue: textValue(facts) }
  return (
    <Field facts={facts} {...field}>
      {(control) => (
        <span className="relative block">
          <select
            key={facts.key}
            {...control}
            {...value}
            disabled={isDisabled}
            className={`${controlStyle} truncate pr-6 has-[option[value='']:checked]:text-grey`}
          >
            <option value="">{text.choose}</option>
            {list.map((option) => (
              <option key={option.value} value={option.value} className="text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={16}
            className="pointer-events-none absolute top-1/2 right-0 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  )
}
