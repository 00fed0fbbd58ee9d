import type { FieldFacts } from '../field.tsx'
import type { GivenValues } from '../given-values.ts'
import type { Problems } from '../problems.ts'

/** What the controls of a message's form must know of it; `form` is its id. */
export function factsOf(form: string, problems: Problems, values: GivenValues = {}) {
  return (name: string): FieldFacts => ({
    key: undefined,
    id: `${form}-${name}`,
    name,
    initialValue: values[name] ?? '',
    errors: problems[name] === undefined ? undefined : [...problems[name]],
  })
}
