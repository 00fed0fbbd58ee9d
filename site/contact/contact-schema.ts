import * as v from 'valibot'

import { parsePhone } from '#agency/phone.ts'

import type { Problem } from '../forms/problems.ts'
import {
  messageFields,
  type MessageReading,
  optionalLine,
  readWith,
} from '../forms/message/message-fields.ts'

const notPhone: Problem = 'phone'

const optionalPhone = v.pipe(
  optionalLine,
  v.rawTransform<string | null, string | null>(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === null) return null
    const phone = parsePhone(dataset.value)
    if (phone !== null) return phone
    addIssue({ message: notPhone })
    return NEVER
  }),
)

/** A message from the contact page, validated alike in browser and server. Its problems are `Problem` words. */
const Message = v.object(
  { ...messageFields, phone: optionalPhone, company: optionalLine },
  'missing',
)

/** The controls that the visitor types into, by their names on the wire. */
export const contactControls = ['name', 'email', 'phone', 'company', 'message'] as const

export function readContact(form: FormData): MessageReading {
  return readWith(Message, Object.fromEntries(form), (message) => ({ ...message, talents: [] }))
}
