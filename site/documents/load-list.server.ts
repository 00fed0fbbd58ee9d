import { data, type RouterContextProvider } from 'react-router'

import { readIds } from '../favorites/heart/shared-ids.ts'
import { required } from '../page/failures.server.ts'
import { pageLocale } from '../page/page-locale.server.ts'
import { upstreamContext } from '../page/request-context.ts'
import type { ListFacts } from './list-dialog/list-facts.ts'
import { readRefusal, statusOfRefusal } from './refusal.ts'

/** Which talents of an address (`?ids=7,12`) are on the roster, and why a document was not made, if the address says so. */
export async function loadList(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
  search: URLSearchParams,
) {
  pageLocale(context, params)
  const upstream = context.get(upstreamContext)
  const { ids } = readIds(search.get('ids') ?? '')
  const roster = await required(context, upstream.roster())
  const known = new Set(roster.map(({ id }) => id))
  const there = ids.filter((id) => known.has(id))
  const list: ListFacts = {
    ids: there,
    gone: ids.filter((id) => !known.has(id)),
    hasPdf: upstream.isPanelEmbedded,
  }
  const asked = readRefusal(search.get('failed'))
  const refusal = asked ?? (ids.length === 0 ? 'choice' : there.length === 0 ? 'gone' : null)
  const status = refusal === null ? 200 : statusOfRefusal(refusal)
  return data({ list, refusal }, { status })
}
