import { data } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { statusOfOutcome } from '../forms/outcome.ts'
import { outcomeOfRefusal } from '../forms/outcomes.server.ts'
import { entryKeyOf } from '../page/entry-key.server.ts'
import { textOf } from '../page/form-text.ts'
import { formKeyIn, type Intake } from '../page/intake.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { intakeContext, type PageContext } from '../page/request-context.ts'
import { ownControls, tasks } from './controls.ts'
import { type CorrectionProblems, readCorrection } from './correction.ts'
import { type ApplicationView, applicationView } from './application-view.server.ts'

/** What came of a task. */
type TaskResult =
  | { status: 'corrected' | 'asked' | 'unconfirmed' }
  | ({ status: 'unavailable' } & TypedContact)
  | ({ status: 'invalid'; problems: CorrectionProblems } & TypedContact)

/** New contact data that were not taken, as they were typed. */
type TypedContact = { email: string; phone: string }

/** The page's answer to a reference and a secret. A wrong reference and a wrong secret have the same one. */
export type OwnAnswer =
  | {
      status: 'shown'
      keys: Keys
      formKey: string
      own: ApplicationView
      result: TaskResult | null
    }
  | { status: 'refused'; reference: string }
  | { status: 'paused'; seconds: number; reference: string }
  | { status: 'unavailable' }

/** What opens an application; the page's forms send it again, hidden, as no address may contain it. */
type Keys = { reference: string; secret: string }

/** The length of a reference, a UUID; what is longer was not copied from a receipt. */
const REFERENCE_LENGTH = 36
/** The most characters that are read of a field. */
const LONGEST = 200

/** Shows, corrects or withdraws an application for whoever has its receipt. */
export async function receiveMyApplication(
  context: PageContext,
  params: LocaleParams,
  request: Request,
) {
  const locale = pageLocale(context, params)
  const intake = context.get(intakeContext)
  const body = await intake.readMessageForm(request)
  const answer: OwnAnswer =
    body.status === 'read'
      ? await answerTo(context, locale, intake, body.fields)
      : { status: 'unavailable' }
  const wait = answer.status === 'paused' ? { 'Retry-After': String(answer.seconds) } : {}
  const status =
    body.status === 'read' ? statusOf(answer) : statusOfOutcome(outcomeOfRefusal(body, intake)) // a body that no form of ours sends is its sender's fault
  return data({ answer }, { status, headers: { ...notCached, ...wait } })
}

/** No cache and no history stores a page with an application. */
const notCached = { 'Cache-Control': 'private, no-store' }

async function answerTo(
  context: PageContext,
  locale: Locale,
  intake: Intake,
  form: FormData,
): Promise<OwnAnswer> {
  const typed = textIn(form, ownControls.reference).trim().toLowerCase()
  const reference = typed.slice(0, REFERENCE_LENGTH)
  const secret = textIn(form, ownControls.secret)
  const seconds = await intake.pauseOfLook(reference)
  if (seconds !== null) return { status: 'paused', seconds, reference }
  const { ownApplications } = intake
  if (!ownApplications.isSecretOf(reference, secret)) return { status: 'refused', reference }
  const result = await doTask(intake, reference, form)
  const own = await applicationView(context, locale, await ownApplications.find(reference))
  const keys = { reference, secret: ownApplications.secretOf(reference) }
  return { status: 'shown', keys, formKey: intake.newFormKey(), own, result }
}

async function doTask(
  intake: Intake,
  reference: string,
  form: FormData,
): Promise<TaskResult | null> {
  const { ownApplications } = intake
  const task = textIn(form, ownControls.task)
  if (task === tasks.withdraw) {
    if (!form.has(ownControls.confirm)) return { status: 'unconfirmed' }
    await ownApplications.withdraw(reference)
    return null // the state says it
  }
  if (task !== tasks.correct) return null
  const typed = {
    email: textIn(form, ownControls.email),
    phone: textIn(form, ownControls.phone),
  }
  const read = readCorrection(form)
  if (read.status === 'invalid') return { ...read, ...typed }
  const formKey = intake.readFormKey(formKeyIn(form))
  if (formKey === null) return { status: 'unavailable', ...typed }
  const key = entryKeyOf(formKey.key, { reference, ...read.correction })
  const { status } = await ownApplications.correct(reference, read.correction, key)
  if (status === 'unavailable') return { status, ...typed }
  return status === 'missing' ? null : { status }
}

function textIn(form: FormData, name: string): string {
  return textOf(form, name).slice(0, LONGEST)
}

function statusOf(answer: OwnAnswer): number {
  if (answer.status === 'refused') return 403
  if (answer.status === 'paused') return 429
  if (answer.status === 'unavailable') return 503
  const { result } = answer
  if (result?.status === 'unavailable') return 503
  return result?.status === 'invalid' || result?.status === 'unconfirmed' ? 422 : 200
}
