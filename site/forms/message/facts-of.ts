import type { FieldFacts } from '../field.tsx'
import type { FormValues } from '../form-values.ts'
import type { Problems } from '../problems.ts'

/** What the controls of a message's form must know of it; `form` is its id. */
export function factsOf(form: string, problems: Problems, values: FormValues = {}) {
  return (name: string): FieldFacts => ({
    key: undefined,
    id: `${form}-${name}`,
    name,
    initialValue: values[name] ?? '',
    errors: problems[name] === undefined ? undefined : [...problems[name]],
  })
}
