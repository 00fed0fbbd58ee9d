import { pageLocale, type LocaleParams } from '../page/page-locale.server.ts'
import { intakeContext, type PageContext } from '../page/request-context.ts'
import { answerMessage } from '../forms/message/receive-message.server.ts'
import { briefControls, readBrief } from './brief-schema.ts'

/** Answers with a new form key, for a brief that a visitor begins. */
export function newBriefKey(context: PageContext, params: LocaleParams): Response {
  pageLocale(context, params) // 404 for an unknown language
  const formKey = context.get(intakeContext).newFormKey()
  return Response.json({ formKey }, { headers: { 'Cache-Control': 'private, no-store' } })
}

/** Receives a brief from the page's script. */
export const answerBrief = (context: PageContext, params: LocaleParams, request: Request) =>
  answerMessage(context, params, request, { read: readBrief, names: briefControls })
