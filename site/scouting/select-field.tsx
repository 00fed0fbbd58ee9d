import type { ChangeEventHandler } from 'react'

import { useScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { Icon } from '../ui/icon.tsx'
import { controlStyle, Field, type FieldProps } from '../forms/field.tsx'
import type { Listed } from './to-form-lists.ts'

type SelectFieldProps = Omit<FieldProps, 'className' | 'children'> & {
  list: readonly Listed[]
  isDisabled?: boolean
  /** Set when another part of the page controls the value. */
  chosen?: { value: string; onChange: ChangeEventHandler<HTMLSelectElement> }
}

/** A select with nothing chosen at first. Rarely chosen values are listed below the rest. */
export function SelectField({ facts, list, chosen, isDisabled, ...field }: SelectFieldProps) {
  const text = useScoutingMessages()
  const unusual = list.filter(({ isUnusual }) => isUnusual)
  const value = chosen ?? { defaultValue: facts.initialValue }
  return (
    <Field facts={facts} {...field}>
      {(control) => (
        <span className="relative block">
          <select
            key={facts.initialValue} // React leaves the choice as it is when the default changes
            {...control}
            {...value}
            disabled={isDisabled}
            className={`${controlStyle} truncate pr-6 has-[option[value='']:checked]:text-grey`}
          >
            <option value="">—</option>
            <Options list={list.filter(({ isUnusual }) => !isUnusual)} />
            {unusual.length > 0 && (
              <optgroup label={text.otherSizes} className="text-ink">
                <Options list={unusual} />
              </optgroup>
            )}
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

function Options({ list }: Pick<SelectFieldProps, 'list'>) {
  return list.map(({ value, label }) => (
    <option key={value} value={value} className="text-ink">
      {label}
    </option>
  ))
}
