import * as v from 'valibot'

import type { ContactCorrection } from '#agency/application.ts'
import { parsePhone } from '#agency/phone.ts'
import { cleanLine } from '#agency/typed-text.ts'

import { textOf } from '../page/form-text.ts'
import { ownControls } from './controls.ts'

const LONGEST = 120

type CorrectionProblem = 'missing' | 'email' | 'phone'
export type CorrectionProblems = Readonly<Partial<Record<'email' | 'phone', CorrectionProblem>>>

type ReadCorrection =
  | { status: 'read'; correction: ContactCorrection }
  | { status: 'invalid'; problems: CorrectionProblems }

/** Reads new contact data: an empty field leaves what was sent before; at least one must be filled in. */
export function readCorrection(form: FormData): ReadCorrection {
  const [email, phone] = [lineIn(form, ownControls.email), lineIn(form, ownControls.phone)]
  const parsed = phone === null ? null : parsePhone(phone)
  const problems: CorrectionProblems = {
    ...(email === null && phone === null && { email: 'missing' }),
    ...(email !== null && !isEmail(email) && { email: 'email' }),
    ...(phone !== null && (parsed === null || phone.length > LONGEST) && { phone: 'phone' }),
  }
  if (Object.keys(problems).length > 0) return { status: 'invalid', problems }
  return { status: 'read', correction: { email, phone: parsed } }
}

function isEmail(text: string): boolean {
  return text.length <= LONGEST && v.is(v.pipe(v.string(), v.email()), text)
}

function lineIn(form: FormData, name: string): string | null {
  const line = cleanLine(textOf(form, name))
  return line === '' ? null : line
}
