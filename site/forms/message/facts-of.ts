import type { FieldFacts } from '../field.tsx'
import type { FormValues } from '../form-values.ts'
import type { Problems } from '../problems.ts'

/** The facts of each control of a message's form; `form` is the form's id. */
export function factsOf(form: string, problems: Problems, values: FormValues = {}) {
  return (name: string): FieldFacts => ({
    key: undefined,
    id: `${form}-${name}`,
    name,
    initialValue: values[name] ?? '',
    errors: problems[name] === undefined ? undefined : [...problems[name]],
  })
}
