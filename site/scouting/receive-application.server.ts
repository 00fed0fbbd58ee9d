import { data } from 'react-router'

import type { Locale } from '#agency/locale.ts'

import { entryKeyOf } from '../page/entry-key.server.ts'
import { formValues } from '../forms/form-values.ts'
import type { Outcome, Received } from '../forms/outcome.ts'
import {
  answerTo,
  failed,
  outcomeOfVerdict,
  outcomeOfRefusal,
  outcomeOfSubmission,
} from '../forms/outcomes.server.ts'
import { isWrong, PHOTO_AGAIN } from '../forms/problems.ts'
import { formKeyIn, type FourSlots, type Intake } from '../page/intake.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { privacyText } from '../page/privacy-text.server.ts'
import { identityContext, intakeContext, type PageContext } from '../page/request-context.ts'
import { photoControls, typedControls } from './controls.ts'
import { ASKED } from './questions.ts'
import { readApplication } from './read-application.server.ts'

const shownAgain = [...typedControls, ASKED]

/** Handles a form sent without script: the page renders again, with as many of its values as possible. */
export async function receiveApplication(
  context: PageContext,
  params: LocaleParams,
  request: Request,
) {
  const { outcome, values } = await receive(context, pageLocale(context, params), request)
  return data({ outcome: withPhotosAgain(outcome), values }, answerTo(outcome))
}

/** Handles a form sent by the page's script; answers with JSON. */
export async function answerApplication(
  context: PageContext,
  params: LocaleParams,
  request: Request,
) {
  const { outcome } = await receive(context, pageLocale(context, params), request)
  return Response.json(outcome, answerTo(outcome))
}

/** Asks for every photo again, even valid or questioned ones: browsers drop chosen files when the page is rendered again. */
function withPhotosAgain(outcome: Outcome): Outcome {
  if (outcome.status !== 'invalid') return outcome
  const { problems } = outcome
  const again = photoControls.flatMap((control) => {
    const words = problems[control] ?? []
    return isWrong(words) ? [] : [[control, [...words, PHOTO_AGAIN]] as const]
  })
  return { ...outcome, problems: { ...problems, ...Object.fromEntries(again) } }
}

async function receive(context: PageContext, locale: Locale, request: Request): Promise<Received> {
  const intake = context.get(intakeContext)
  const read = await intake.readApplicationForm(request)
  if (read.status !== 'read') {
    const values = read.reason === 'outdated' ? formValues(read.fields, shownAgain) : {}
    return { outcome: outcomeOfRefusal(read, intake), values }
  }
  const outcome = await submit(context, locale, { request, intake, ...read })
  return { outcome, values: formValues(read.fields, shownAgain) }
}

type Sent = { request: Request; intake: Intake; fields: FormData; photos: FourSlots }

async function submit(context: PageContext, locale: Locale, sent: Sent): Promise<Outcome> {
  const { request, intake, fields } = sent
  const formKeyText = formKeyIn(fields)
  const formKey = intake.readFormKey(formKeyText)
  if (formKey === null) return failed('outdated', intake.newFormKey())
  const read = await readApplication(context, locale, sent)
  if (read.status === 'invalid') return { ...read, formKey: formKeyText }
  const { guardian, photos } = read
  const content = guardian === null ? read.fields : { ...read.fields, guardian }
  const entryKey = entryKeyOf(formKey.key, content, photos)
  const entry = { kind: 'application', key: entryKey, formKey } as const
  const verdict = await intake.checkSpam(request, fields, entry)
  const stopped = outcomeOfVerdict(verdict, { formKey: formKeyText, intake })
  if (stopped !== null) return stopped
  const submission = await intake.outbox.submitApplication({
    key: entryKey,
    fields: read.fields,
    consent: {
      privacyVersion: privacyText(context.get(identityContext), locale).version,
      agreedAt: new Date().toISOString(),
      guardian,
    },
    photos,
    needsModeration: verdict === 'moderate',
  })
  const outcome = outcomeOfSubmission(submission, {
    name: read.fields.realName,
    formKey: formKeyText,
    intake,
  })
  if (outcome.status !== 'received') return outcome
  return { ...outcome, secret: intake.ownApplications.secretOf(outcome.reference) }
}
