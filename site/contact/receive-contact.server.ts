import { data } from 'react-router'

import { answerTo } from '../forms/outcomes.server.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { receiveMessage } from '../forms/message/receive-message.server.ts'
import { contactControls, readContact } from './contact-schema.ts'
import type { PageContext } from '../page/request-context.ts'

const form = { read: readContact, names: contactControls }

/** Receives the form without script: the page is rendered again, with the outcome and all that was typed. */
export async function receiveContact(context: PageContext, params: LocaleParams, request: Request) {
  pageLocale(context, params) // 404 for an unknown language
  const received = await receiveMessage(context, request, form)
  return data(received, answerTo(received.outcome))
}

/** Receives the form from the page's script, and answers with the outcome as JSON. */
export async function answerContact(context: PageContext, params: LocaleParams, request: Request) {
  pageLocale(context, params)
  const { outcome } = await receiveMessage(context, request, form)
  return Response.json(outcome, answerTo(outcome))
}
