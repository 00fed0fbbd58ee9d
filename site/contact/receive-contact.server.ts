import { data } from 'react-router'

import { answerTo } from '../forms/outcomes.server.ts'
import type { LocaleParams } from '../page/page-locale.server.ts'
import { answerMessage, receiveMessage } from '../forms/message/receive-message.server.ts'
import { contactControls, readContact } from './contact-schema.ts'
import type { PageContext } from '../page/request-context.ts'

const form = { read: readContact, names: contactControls }

/** Receives the form without script: the page is rendered again, with the outcome and all that was typed. */
export async function receiveContact(context: PageContext, params: LocaleParams, request: Request) {
  const received = await receiveMessage(context, params, request, form)
  return data(received, answerTo(received.outcome))
}

/** Receives the form from the page's script. */
export const answerContact = (context: PageContext, params: LocaleParams, request: Request) =>
  answerMessage(context, params, request, form)
