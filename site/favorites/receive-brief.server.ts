import type { RouterContextProvider } from 'react-router'

import { answerTo } from '../forms/outcomes.server.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { intakeContext } from '../page/request-context.ts'
import { receiveMessage } from '../forms/message/receive-message.server.ts'
import { briefControls, readBrief } from './brief-schema.ts'

type Context = Readonly<RouterContextProvider>
type Params = { locale?: string | undefined }

/** Answers with a new form key, for a brief that a visitor begins. */
export function newBriefKey(context: Context, params: Params): Response {
  pageLocale(context, params) // 404 for an unknown language
  const formKey = context.get(intakeContext).newFormKey()
  return Response.json({ formKey }, { headers: { 'Cache-Control': 'private, no-store' } })
}

/** Receives a brief and answers the page's script with its outcome. */
export async function answerBrief(context: Context, params: Params, request: Request) {
  pageLocale(context, params)
  const form = { read: readBrief, names: briefControls }
  const { outcome } = await receiveMessage(context, request, form)
  return Response.json(outcome, answerTo(outcome))
}
