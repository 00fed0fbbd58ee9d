import * as v from 'valibot'

import type { Problems } from './problems.ts'

/** A form's values, or its problems by control. */
export type ValidForm<Value> =
  | { status: 'read'; value: Value }
  | { status: 'invalid'; problems: Problems }

/** Validates a form's values by a schema whose problems are `Problem` words. Of several problems of a control, the first counts. */
export function validateForm<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): ValidForm<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, given)
  if (read.success) return { status: 'read', value: read.output }
  const words = read.issues.map(({ path, message }) => [String(path?.[0]?.key), [message]] as const)
  return { status: 'invalid', problems: Object.fromEntries(words.toReversed()) } // else the last would replace the first
}
