import { clsx } from 'clsx'
import type { ComponentProps, ReactNode, Ref } from 'react'

import { useFormMessages } from '../i18n/lazy-catalogues.ts'
import type { FormValues } from './form-values.ts'
import { isWrong, type Problems, problemWords } from './problems.ts'

/** What a control needs to know about its field in the form. */
export type FieldFacts = {
  id: string
  name: string
  initialValue: string
  errors: readonly string[] | undefined
}

/** The facts of each control of a form; `form` is the form's id. */
export function factsOf(form: string, problems: Problems, values: FormValues = {}) {
  return (name: string): FieldFacts => ({
    id: `${form}-${name}`,
    name,
    initialValue: values[name] ?? '',
    errors: problems[name],
  })
}

/** The attributes that tie a control to its label, hint and problem. */
type ControlProps = {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  facts: FieldFacts
  label: string
  hint?: string | undefined
  isOptional?: boolean
  className?: string
  /** Renders the control. */
  children: (control: ControlProps) => ReactNode
}

/** The look of text fields and selects: one rule beneath, in red if something is wrong. */
export const controlStyle =
  'block w-full min-w-0 appearance-none rounded-none border-b border-ink bg-transparent py-2 text-base outline-offset-2 aria-invalid:border-danger disabled:border-hairline disabled:text-faint'

/** A label, its control, then the control's problem and hint. */
export function Field({ facts, label, hint, isOptional, className, children }: FieldProps) {
  const text = useFormMessages()
  const { id, name, errors } = facts
  const problem = problemWords(text, errors)
  const isMistake = problem !== null && isWrong(errors ?? [])
  const hintId = hint === undefined ? null : `${id}-hint`
  const problemId = problem === null ? null : `${id}-problem`
  const describedBy = [problemId, hintId].filter((each) => each !== null).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={clsx('label block pb-1', isMistake && 'text-danger')}>
        {label}
        {isOptional && (
          <span className="font-normal tracking-normal normal-case"> {text.optional}</span>
        )}
      </label>
      {children({
        id,
        name,
        'aria-invalid': isMistake || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {problemId !== null && (
        <p
          id={problemId}
          className={clsx('pt-1.5 text-[0.8125rem] leading-snug', isMistake && 'text-danger')}
        >
          {problem}
        </p>
      )}
      {hintId !== null && (
        <p id={hintId} className="pt-1.5 text-[0.8125rem] leading-snug text-grey">
          {hint}
        </p>
      )}
    </div>
  )
}

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
