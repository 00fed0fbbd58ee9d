import * as v from 'valibot'

import type { ContactMessage } from '#agency/application.ts'
import { parseId } from '#agency/id.ts'

import { line } from '../forms/form-schema.ts'
import {
  messageFields,
  type MessageReading,
  optionalLine,
  validateWith,
} from '../forms/message/message-fields.ts'
import { MAX_FAVORITES } from './heart/favorites.ts'

/** A client's brief about talents. Its problems are `Problem` words, as in every form. */
const Brief = v.object(
  {
    ...messageFields,
    project: line,
    dates: optionalLine,
    talents: v.pipe(
      v.array(v.pipe(v.string(), v.transform(parseId), v.number())),
      v.minLength(1, 'missing'),
      v.maxLength(MAX_FAVORITES, 'missing'),
    ),
  },
  'missing',
)

/** The controls that the visitor types into. */
export const briefControls = ['name', 'email', 'project', 'dates', 'message'] as const

/** Reads the submitted form, in which each talent has a `talent` field. */
export function readBrief(form: FormData): MessageReading {
  const { talent: _, ...fields } = Object.fromEntries(form)
  return validateWith(Brief, { ...fields, talents: form.getAll('talent') }, toMessage)
}

/** A message to the agency has a single text, so project and dates precede it. */
function toMessage(brief: v.InferOutput<typeof Brief>): ContactMessage {
  const { name, email, project, dates, message, talents } = brief
  const lines = [project, dates].filter((text) => text !== null)
  return {
    name,
    email,
    phone: null,
    company: null,
    message: [...lines, '', message].join('\n'),
    talents: [...new Set(talents)],
  }
}
