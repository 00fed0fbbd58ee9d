import { redirect } from 'react-router'

import type { Route } from './+types/order.route.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { pathTo } from '../paths.ts'
import { orderDocument } from './order-document.server.ts'

export const action = ({ context, params, request }: Route.ActionArgs) =>
  orderDocument(context, params, request)

/** Documents are ordered by POST; a GET, such as from a link, redirects to the talent. */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  const talent = { gender: 'all', board: 'all', id: Number(params.id_model) || 0 } as const
  return redirect(pathTo('talentById', pageLocale(context, params), talent))
}
