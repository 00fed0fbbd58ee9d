import { useId } from 'react'

import { controlStyle } from '../../forms/field.tsx'

type ListFieldProps = { name: 'title' | 'client'; label: string; hint?: string; value: string }

/** A line of text on the cover page. */
export function ListField({ name, label, hint, value }: ListFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="label block pb-1">
        {label}
        {hint !== undefined && <span className="text-grey"> ({hint})</span>}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        dir="auto"
        maxLength={80}
        autoComplete="off"
        className={controlStyle}
      />
    </div>
  )
}
