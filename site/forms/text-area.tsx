import { controlStyle, Field, type FieldFacts } from './field.tsx'

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
