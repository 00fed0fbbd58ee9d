import * as v from 'valibot'

import { parseId } from '#agency/id.ts'

import { line, optionalLine, validateForm } from '../forms/form-schema.ts'
import { messageFields, type MessageReading } from '../forms/message/message-fields.ts'
import { MAX_FAVORITES } from './heart/favorites.ts'

/** A client's brief about talents, as a message to the agency. Its problems are `Problem` words, as in every form. */
const Brief = v.pipe(
  v.object(
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
  ),
  v.transform(({ name, email, project, dates, message, talents }) => ({
    name,
    email,
    phone: null,
    company: null,
    // the agency's message has a single text
    message: [project, ...(dates === null ? [] : [dates]), '', message].join('\n'),
    talents: [...new Set(talents)],
  })),
)

/** The controls that the visitor types into. */
export const briefControls = ['name', 'email', 'project', 'dates', 'message'] as const

/** Reads the submitted form, in which each talent has a `talent` field. */
export function readBrief(form: FormData): MessageReading {
  const { talent: _, ...fields } = Object.fromEntries(form)
  return validateForm(Brief, { ...fields, talents: form.getAll('talent') })
}
