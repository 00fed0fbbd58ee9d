import { data, type RouterContextProvider } from 'react-router'

import { answerTo } from '../forms/outcomes.server.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { receiveMessage } from '../forms/message/receive-message.server.ts'
import { contactControls, readContact } from './contact-schema.ts'

type Context = Readonly<RouterContextProvider>
type Params = { locale?: string | undefined }

const form = { read: readContact, names: contactControls }

/** What came of the form as a page's own: it is rendered again, with all that was typed. */
export async function receiveContact(context: Context, params: Params, request: Request) {
  pageLocale(context, params) // 404 under a language that is none
  const received = await receiveMessage(context, request, form)
  return data(received, answerTo(received.outcome))
}

/** The same, for the page's script. */
export async function answerContact(context: Context, params: Params, request: Request) {
  pageLocale(context, params)
  const { outcome } = await receiveMessage(context, request, form)
  return Response.json(outcome, answerTo(outcome))
}
