import { data, type RouterContextProvider } from 'react-router'

import type { Locale } from '#agency/locale.ts'
import type { Submission } from '#outbox/outbox.ts'

import { entryKeyOf } from '../entry-key.server.ts'
import { intakeFields, type FourSlots, type Intake, type ReadForm } from '../intake.ts'
import { pageLocale } from '../page-locale.server.ts'
import { intakeContext } from '../request-context.ts'
import { photoControls } from './controls.ts'
import { type Outcome, type Received, statusOfOutcome } from './outcome.ts'
import { photosOf, photoWord } from './photo-words.ts'
import { givenValues } from './given-values.ts'
import { readApplication } from './read-application.server.ts'

type Context = Readonly<RouterContextProvider>
type Params = { locale?: string | undefined }

/** Longer than what counts as quicker than anybody can be. */
const TOO_FAST_SECONDS = 4

/** Answers that tell of somebody are in nobody's cache. */
const notKept = { 'Cache-Control': 'private, no-store' }

/** What came of the form as a page's own: it is rendered again, as whole as it can be. */
export async function receiveApplication(context: Context, params: Params, request: Request) {
  const { outcome, values } = await receive(context, pageLocale(params), request)
  return data({ outcome: withPhotosAgain(outcome), values }, answerTo(outcome))
}

/** The same, for the page's script. */
export async function answerApplication(context: Context, params: Params, request: Request) {
  const { outcome } = await receive(context, pageLocale(params), request)
  return Response.json(outcome, answerTo(outcome))
}

/** A page that is rendered anew has no files: browsers keep none, also those that were right. */
function withPhotosAgain(outcome: Outcome): Outcome {
  if (outcome.status !== 'invalid') return outcome
  const again = photoControls.map((control) => [control, ['photo-again']] as const)
  return { ...outcome, problems: { ...Object.fromEntries(again), ...outcome.problems } }
}

function answerTo(outcome: Outcome): { status: number; headers: Record<string, string> } {
  const seconds = outcome.status === 'failed' ? outcome.retryAfterSeconds : null
  const wait = seconds === null ? {} : { 'Retry-After': String(seconds) }
  return { status: statusOfOutcome(outcome), headers: { ...notKept, ...wait } }
}

async function receive(context: Context, locale: Locale, request: Request): Promise<Received> {
  const intake = context.get(intakeContext)
  const read = await intake.readApplicationForm(request)
  if ('refusal' in read) {
    return { outcome: failed(reasonOf(read.refusal), null), values: {} }
  }
  const outcome = await submit(context, locale, { request, intake, ...read })
  return { outcome, values: givenValues(read.fields) }
}

type Sent = { request: Request; intake: Intake; fields: FormData; photos: FourSlots }

async function submit(context: Context, locale: Locale, sent: Sent): Promise<Outcome> {
  const { request, intake, fields, photos } = sent
  const keyText = textOf(fields, intakeFields.key)
  const formKey = intake.readFormKey(keyText)
  if (formKey === null) return failed('outdated', intake.newFormKey())
  for (const [index, control] of photoControls.entries()) {
    fields.set(control, photoWord(photos[index] ?? null))
  }
  const read = await readApplication(context, locale, fields)
  if (read.status === 'invalid') {
    return { status: 'invalid', problems: read.problems, formKey: keyText }
  }
  const passing = await intake.mayPass(request, fields, 'application')
  if (passing === 'proof-needed') return { status: 'proof-needed', formKey: keyText }
  if (passing === 'robot') return failed('too-fast', keyText, TOO_FAST_SECONDS)
  if (typeof passing === 'object') return failed('too-many', keyText, passing.retryAfterSeconds)
  const ready = photosOf(photos)
  if (ready === null) throw new Error('the schema lets no form without four photos pass')
  const submission = await intake.outbox.submitApplication({
    key: entryKeyOf(formKey.key, read.fields, ready),
    fields: read.fields,
    photos: ready,
    isHeld: passing === 'held',
  })
  return outcomeOf(submission, { name: read.fields.realName, keyText, intake })
}

function outcomeOf(
  submission: Submission,
  { name, keyText, intake }: { name: string; keyText: string; intake: Intake },
): Outcome {
  switch (submission.status) {
    case 'received':
      return { ...submission, name, formKey: intake.newFormKey() }
    case 'invalid': {
      // the panel's own words stay here: nobody knows their language
      const problems = Object.keys(submission.errors).map((field) => [field, ['refused']])
      return {
        status: 'invalid',
        problems: Object.fromEntries(problems),
        formKey: intake.newFormKey(),
      }
    }
    case 'failed':
      return failed('unkept', keyText, submission.retryAfterSeconds)
  }
}

function failed(
  reason: Extract<Outcome, { status: 'failed' }>['reason'],
  formKey: string | null,
  retryAfterSeconds: number | null = null,
): Outcome {
  return { status: 'failed', reason, retryAfterSeconds, formKey }
}

function reasonOf(refusal: Extract<ReadForm, { refusal: unknown }>['refusal']) {
  return refusal === 'cut-off' ? 'malformed' : refusal
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
