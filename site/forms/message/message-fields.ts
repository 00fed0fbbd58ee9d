import * as v from 'valibot'

import type { ContactMessage } from '#agency/application.ts'
import { cleanText } from '#agency/typed-text.ts'

import { line, say, type ValidForm } from '../form-schema.ts'

const MAX_MESSAGE_LENGTH = 4_000

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
