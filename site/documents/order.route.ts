import { redirect } from 'react-router'

import type { Route } from './+types/order.route.ts'
import { LIST_WORD } from '../page/document-addresses.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { pathTo } from '../paths.ts'
import { orderDocument } from './order-document.server.ts'
import { orderList } from './order-list.server.ts'

export const action = ({ context, params, request }: Route.ActionArgs) =>
  params.id_model === LIST_WORD
    ? orderList(context, params, request)
    : orderDocument(context, params, request)

/** Documents are ordered by POST; a GET, such as from a link, redirects to the talent, or to the favorites. */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  if (params.id_model === LIST_WORD) {
    return redirect(pathTo('favorites', pageLocale(context, params), {}))
  }
  const talent = { gender: 'all', board: 'all', id: Number(params.id_model) || 0 } as const
  return redirect(pathTo('talentById', pageLocale(context, params), talent))
}
