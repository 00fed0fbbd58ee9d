import type { ComponentProps, Ref } from 'react'

import { controlStyle, Field, type FieldProps } from './field.tsx'

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
