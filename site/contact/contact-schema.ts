import * as v from 'valibot'

import { parsePhone } from '#agency/phone.ts'

import { optionalLine, parsed, validateForm } from '../forms/form-schema.ts'
import { messageFields, type MessageReading } from '../forms/message/message-fields.ts'

const optionalPhone = v.pipe(
  optionalLine,
  v.nullable(v.pipe(v.string(), parsed(parsePhone, 'phone'))),
)

/** A message from the contact page, validated alike in browser and server. Its problems are `Problem` words. */
const Message = v.pipe(
  v.object({ ...messageFields, phone: optionalPhone, company: optionalLine }, 'missing'),
  v.transform((message) => ({ ...message, talents: [] })),
)

/** The controls that the visitor types into, by their names on the wire. */
export const contactControls = ['name', 'email', 'phone', 'company', 'message'] as const

export function readContact(form: FormData): MessageReading {
  return validateForm(Message, Object.fromEntries(form))
}
