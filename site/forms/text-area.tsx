import { controlStyle, Field, textValue, type FieldFacts } from './field.tsx'

type TextAreaProps = { facts: FieldFacts; label: string; rows: number; className?: string }

/** A text field of several lines. */
export function TextArea({ facts, label, rows, className = '' }: TextAreaProps) {
  return (
    <Field facts={facts} label={label} className={className}>
      {(control) => (
        <textarea
          key={facts.key}
          {...control}
          rows={rows}
          defaultValue={textValue(facts)}
          className={controlStyle}
        />
      )}
    </Field>
  )
}
