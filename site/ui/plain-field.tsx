import { type ComponentProps, type ReactNode, useId } from 'react'

type PlainFieldProps = {
  label: ReactNode
  hint?: string
  /** What is wrong with it, in words. */
  problem?: string | undefined
} & Omit<ComponentProps<'input'>, 'className'>

/** A text field with its label, its problem and its hint. */
export function PlainField({ label, hint, problem, ...input }: PlainFieldProps) {
  const ownId = useId()
  const { id = ownId } = input
  const ids = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="label block pb-1">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={ids || undefined}
        className="block w-full min-w-0 appearance-none rounded-none border-b border-ink bg-transparent py-2 text-base outline-offset-2 aria-invalid:border-danger"
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="pt-1.5 text-[0.8125rem] leading-snug text-danger">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="pt-1.5 text-[0.8125rem] leading-snug text-grey">
          {hint}
        </p>
      )}
    </div>
  )
}
