import { entryKeyOf } from '../../page/entry-key.server.ts'
import { formValues } from '../form-values.ts'
import type { Outcome, Received } from '../outcome.ts'
import {
  answerTo,
  failed,
  outcomeOfVerdict,
  outcomeOfRefusal,
  outcomeOfSubmission,
} from '../outcomes.server.ts'
import { formKeyIn } from '../../page/intake.ts'
import { type LocaleParams, pageLocale } from '../../page/page-locale.server.ts'
import { intakeContext, type PageContext } from '../../page/request-context.ts'
import type { MessageReading } from './message-fields.ts'

/** A form that becomes a message to the agency: its reader, and the controls that the visitor types into. */
type MessageForm = {
  read: (form: FormData) => MessageReading
  names: readonly string[]
}

/** Receives a message from the page's script, and answers with the outcome as JSON. */
export async function answerMessage(
  context: PageContext,
  params: LocaleParams,
  request: Request,
  form: MessageForm,
): Promise<Response> {
  const { outcome } = await receiveMessage(context, params, request, form)
  return Response.json(outcome, answerTo(outcome))
}

/** Receives a message. Returns its outcome and the typed values. */
export async function receiveMessage(
  context: PageContext,
  params: LocaleParams,
  request: Request,
  { read, names }: MessageForm,
): Promise<Received> {
  pageLocale(context, params) // 404 for an unknown language
  const intake = context.get(intakeContext)
  const body = await intake.readMessageForm(request)
  if (body.status !== 'read') return { outcome: outcomeOfRefusal(body, intake), values: {} }
  const outcome = await submit(context, request, { fields: body.fields, read })
  return { outcome: assignProblems(names, outcome), values: formValues(body.fields, names) }
}

async function submit(
  context: PageContext,
  request: Request,
  { fields, read }: { fields: FormData; read: MessageForm['read'] },
): Promise<Outcome> {
  const intake = context.get(intakeContext)
  const formKey = formKeyIn(fields)
  const key = intake.readFormKey(formKey)
  if (key === null) return failed('outdated', intake.newFormKey())
  const reading = read(fields)
  if (reading.status === 'invalid') return { ...reading, formKey }
  const message = reading.value
  const entry = { kind: 'message', key: entryKeyOf(key.key, message), formKey: key } as const
  const verdict = await intake.checkSpam(request, fields, entry)
  const stopped = outcomeOfVerdict(verdict, { formKey, intake })
  if (stopped !== null) return stopped
  const submission = await intake.outbox.submitMessage({
    key: entry.key,
    message,
    needsModeration: verdict === 'moderate',
  })
  return outcomeOfSubmission(submission, { name: message.name, formKey, intake })
}

/** Only the panel can find a problem with a field that the form does not have; it is shown at the message. */
function assignProblems(names: readonly string[], outcome: Outcome): Outcome {
  if (outcome.status !== 'invalid') return outcome
  const seen = Object.entries(outcome.problems).filter(([name]) => names.includes(name))
  const problems = seen.length > 0 ? Object.fromEntries(seen) : { message: ['refused'] }
  return { ...outcome, problems }
}
