import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { useFormMessages } from '../i18n/lazy-catalogues.ts'
import type { FieldFacts } from '../forms/field.tsx'
import { problemWords } from '../forms/problems.ts'

type CheckboxFieldProps = { facts: FieldFacts; className?: string; children: ReactNode }

/** A checkbox with a sentence beside it. */
export function CheckboxField({ facts, className, children }: CheckboxFieldProps) {
  const formText = useFormMessages()
  const { id, name, initialValue, errors } = facts
  const problem = problemWords(formText, errors)
  const problemId = problem === null ? undefined : `${id}-problem`
  return (
    <div className={className}>
      <label className="flex w-fit cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={initialValue === 'on'}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problemId}
          className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none border border-ink bg-[length:0] checked:bg-ink checked:shadow-[inset_0_0_0_3px_white] aria-invalid:border-danger forced-colors:appearance-auto"
        />
        <span className={clsx('max-w-[62ch]', problem !== null && 'text-danger')}>{children}</span>
      </label>
      {problem !== null && (
        <p id={problemId} className="pl-8 text-[0.8125rem] text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
