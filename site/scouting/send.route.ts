import { redirect } from 'react-router'

import type { Route } from './+types/send.route.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { pathTo } from '../paths.ts'
import { answerApplication } from './receive-application.server.ts'

export const action = ({ context, params, request }: Route.ActionArgs) =>
  answerApplication(context, params, request)

/** Redirects visitors of this address to the form: it only takes submissions. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(pathTo('scouting', pageLocale(context, params), {}))
