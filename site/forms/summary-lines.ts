import type { FormMessages } from '../i18n/forms/pt.ts'
import type { SummaryLine } from './error-summary.tsx'
import type { FieldFacts } from './field.tsx'
import { isWrong, problemWords } from './problems.ts'

/** A field and its name. */
export type NamedField = readonly [facts: FieldFacts, name: string]

/** The problems of a form, in the order of the fields, in the same words as at the fields. */
export function summaryLines(fields: readonly NamedField[], text: FormMessages): SummaryLine[] {
  return fields.flatMap(([{ id, errors = [] }, field]) => {
    const problem = problemWords(text, errors)
    return problem === null ? [] : [{ id, field, problem, isWrong: isWrong(errors) }]
  })
}
