import type { RouterContextProvider } from 'react-router'

import type { ContactMessage } from '#agency/application.ts'

import { entryKeyOf } from '../entry-key.server.ts'
import { intakeFields } from '../intake.ts'
import { pageLocale } from '../page-locale.server.ts'
import { intakeContext } from '../request-context.ts'
import { type BriefReading, readBrief } from './brief-schema.ts'
import type { BriefOutcome } from './brief-outcome.ts'

type Context = Readonly<RouterContextProvider>
type Params = { locale?: string | undefined }

const headers = { 'Cache-Control': 'private, no-store' }

/** A key for a form that is being opened. */
export function newBriefKey(context: Context, params: Params): Response {
  pageLocale(params) // 404 under a language that is none
  return Response.json({ formKey: context.get(intakeContext).newFormKey() }, { headers })
}

/** What came of a brief, for the script of the page. */
export async function answerBrief(context: Context, params: Params, request: Request) {
  pageLocale(params)
  const outcome = await receive(context, request)
  return Response.json(outcome, { status: statuses[outcome.status], headers })
}

const statuses = { received: 200, invalid: 422, failed: 503, 'proof-needed': 428 } as const

async function receive(context: Context, request: Request): Promise<BriefOutcome> {
  const intake = context.get(intakeContext)
  const form = await request.formData().catch(() => null) // no form, or it broke off
  if (form === null) return failed('malformed')
  const given = form.get(intakeFields.key)
  const key = typeof given === 'string' ? intake.readFormKey(given) : null
  if (key === null) return failed('outdated')
  const read = readBrief(form)
  if (read.status === 'invalid') return read
  const passing = await intake.mayPass(request, form, 'message')
  if (passing === 'proof-needed') return { status: 'proof-needed' }
  if (passing === 'robot') return failed('too-fast')
  if (typeof passing === 'object') return failed('too-many')
  const message = toMessage(read)
  const sent = await intake.outbox.submitMessage({
    key: entryKeyOf(key.key, message),
    message,
    isHeld: passing === 'held',
  })
  if (sent.status === 'received') return sent
  return sent.status === 'failed' ? failed('unkept') : { status: 'invalid', problems: refused }
}

const refused = { message: ['refused'] }

function failed(reason: Extract<BriefOutcome, { status: 'failed' }>['reason']): BriefOutcome {
  return { status: 'failed', reason }
}

/** The agency's entry has one text: project and dates stand above what was written. */
function toMessage({ brief }: Extract<BriefReading, { status: 'valid' }>): ContactMessage {
  const { name, email, project, dates, message, talents } = brief
  const lines = [project, dates].filter((text) => text !== undefined && text !== '')
  return {
    name,
    email,
    phone: null,
    company: null,
    message: [...lines, '', message].join('\n'),
    talents: [...new Set(talents)],
  }
}
