import { answerTo } from '../forms/outcomes.server.ts'
import { pageLocale, type LocaleParams } from '../page/page-locale.server.ts'
import { intakeContext, type PageContext } from '../page/request-context.ts'
import { receiveMessage } from '../forms/message/receive-message.server.ts'
import { briefControls, readBrief } from './brief-schema.ts'

/** Answers with a new form key, for a brief that a visitor begins. */
export function newBriefKey(context: PageContext, params: LocaleParams): Response {
  pageLocale(context, params) // 404 for an unknown language
  const formKey = context.get(intakeContext).newFormKey()
  return Response.json({ formKey }, { headers: { 'Cache-Control': 'private, no-store' } })
}

/** Receives a brief and answers the page's script with its outcome. */
export async function answerBrief(context: PageContext, params: LocaleParams, request: Request) {
  pageLocale(context, params)
  const form = { read: readBrief, names: briefControls }
  const { outcome } = await receiveMessage(context, request, form)
  return Response.json(outcome, answerTo(outcome))
}
