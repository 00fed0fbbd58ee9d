import type { ComponentProps, Ref } from 'react'

import { controlStyle, Field, type FieldFacts, type FieldProps } from './field.tsx'

type TextFieldProps = Omit<FieldProps, 'className' | 'children'> & {
  inputRef?: Ref<HTMLInputElement>
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize'>

/** A text field of one line. */
export function TextField({
  facts,
  label,
  hint,
  isOptional = false,
  inputRef,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field facts={facts} label={label} hint={hint} isOptional={isOptional}>
      {(control) => (
        <input
          {...control}
          {...rest}
          ref={inputRef}
          type={type}
          defaultValue={facts.initialValue}
          className={controlStyle}
        />
      )}
    </Field>
  )
}

type TextAreaProps = { facts: FieldFacts; label: string; rows: number; className: string }

/** A text field of several lines. */
export function TextArea({ facts, label, rows, className }: TextAreaProps) {
  return (
    <Field facts={facts} label={label} className={className}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          defaultValue={facts.initialValue}
          className={controlStyle}
        />
      )}
    </Field>
  )
}
