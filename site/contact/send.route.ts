import { redirect } from 'react-router'

import type { Route } from './+types/send.route.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { pathTo } from '../paths.ts'
import { answerContact } from './receive-contact.server.ts'

export const action = ({ context, params, request }: Route.ActionArgs) =>
  answerContact(context, params, request)

/** Messages are sent by POST; a GET redirects to the form. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(pathTo('contact', pageLocale(context, params), {}))
