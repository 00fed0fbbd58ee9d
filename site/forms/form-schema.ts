import * as v from 'valibot'

import { cleanLine } from '#agency/typed-text.ts'

import type { Problem, Problems } from './problems.ts'

const MAX_LINE_LENGTH = 120

/** A message of a schema: the problems of all forms are words, not sentences. */
export const say = (problem: Problem) => problem

/** A line that must not be empty. */
export const line = v.pipe(
  v.string(say('missing')),
  v.transform(cleanLine),
  v.nonEmpty(say('missing')),
  v.maxLength(MAX_LINE_LENGTH, say('too-long')),
)

/** A line that may be empty; it is then null. */
export const optionalLine = v.optional(
  v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.maxLength(MAX_LINE_LENGTH, say('too-long')),
    v.transform((text) => (text === '' ? null : text)),
  ),
  '',
)

/** A text as `parse` writes it; the problem if it returns null. */
export function parsed(parse: (text: string) => string | null, problem: Problem) {
  return v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const value = parse(dataset.value)
    if (value !== null) return value
    addIssue({ message: problem })
    return NEVER
  })
}

/** A form's values, or its problems by control. */
export type ValidForm<Value> =
  | { status: 'read'; value: Value }
  | { status: 'invalid'; problems: Problems }

/** Validates a form's values. Of several problems of a control, the first counts. */
export function validateForm<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): ValidForm<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, given)
  if (read.success) return { status: 'read', value: read.output }
  const words = read.issues.map(({ path, message }) => [String(path?.[0]?.key), [message]] as const)
  return { status: 'invalid', problems: Object.fromEntries(words.toReversed()) } // else the last would replace the first
}
