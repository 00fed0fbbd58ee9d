import * as v from 'valibot'

import { cleanLine, cleanText } from '#agency/typed-text.ts'

const LONGEST_LINE = 120
const LONGEST_MESSAGE = 4_000
/** As many as a list of favorites holds. */
const MOST_TALENTS = 200

const line = v.pipe(
  v.string('missing'),
  v.transform(cleanLine),
  v.nonEmpty('missing'),
  v.maxLength(LONGEST_LINE, 'too-long'),
)
const optionalLine = v.optional(
  v.pipe(v.string(), v.transform(cleanLine), v.maxLength(LONGEST_LINE, 'too-long')),
)

/** What somebody who would like to work with talents tells the agency; problems are words, as in the get-scouted form. */
export const Brief = v.object(
  {
    name: line,
    email: v.pipe(line, v.email('email')),
    project: line,
    dates: optionalLine,
    message: v.pipe(
      v.string('missing'),
      v.transform(cleanText),
      v.nonEmpty('missing'),
      v.maxLength(LONGEST_MESSAGE, 'message-too-long'),
    ),
    talents: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
      v.minLength(1, 'missing'),
      v.maxLength(MOST_TALENTS, 'missing'),
    ),
  },
  'missing',
)

/** A form read, or what is wrong with it by field. */
export type BriefReading =
  | { status: 'valid'; brief: v.InferOutput<typeof Brief> }
  | { status: 'invalid'; problems: Readonly<Record<string, string[]>> }

/** Reads the form as it is sent: `talent` stands in it once for each. */
export function readBrief(form: FormData): BriefReading {
  const { talent: _, ...fields } = Object.fromEntries(form)
  const read = v.safeParse(Brief, { ...fields, talents: form.getAll('talent') })
  if (read.success) return { status: 'valid', brief: read.output }
  const problems = new Map<string, string[]>()
  for (const issue of read.issues) {
    problems.set(String(issue.path?.[0]?.key), [issue.message])
  }
  return { status: 'invalid', problems: Object.fromEntries(problems) }
}
