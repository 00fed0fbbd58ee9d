import * as v from 'valibot'

import type { ContactMessage } from '#agency/application.ts'
import { cleanLine, cleanText } from '#agency/typed-text.ts'

import { line, MAX_LINE_LENGTH, say, validateForm, type ValidForm } from '../form-schema.ts'

const MAX_MESSAGE_LENGTH = 4_000

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

/** The fields of every message: the sender and the text. */
export const messageFields = {
  name: line,
  email: v.pipe(line, v.email(say('email'))),
  message: v.pipe(
    v.string(say('missing')),
    v.transform(cleanText),
    v.nonEmpty(say('missing')),
    v.maxLength(MAX_MESSAGE_LENGTH, say('message-too-long')),
  ),
}

/** A form as a message to the agency, or its problems by control. */
export type MessageReading = ValidForm<ContactMessage>

/** Validates a form's values; `toMessage` turns valid ones into the agency's message. */
export function validateWith<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  toMessage: (value: v.InferOutput<Schema>) => ContactMessage,
): MessageReading {
  const read = validateForm(schema, given)
  return read.status === 'read' ? { status: 'read', value: toMessage(read.value) } : read
}
