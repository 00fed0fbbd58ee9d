import type { Flaw } from '#contract/reading.ts'

import type { Fetched } from './call-endpoint.ts'
import { isStatus, invalidAnswer } from './failures.ts'

type Paging = {
  data: readonly unknown[]
  current_page: number | null
  last_page: number | null
  per_page: number | null
  total: number | null
}

/** No page follows once there are `maxItems`. */
type Bounds = { pageSize: number; maxPages: number; maxItems: number }

/** All pages of a list: the first one, the items of all, and the number of pages; infinity if it is unknown. */
export async function fetchPages<Page extends Paging>(
  fetchPage: (page: number) => Promise<Fetched<Page>>,
  { pageSize, maxPages, maxItems }: Bounds,
) {
  const first = requestedPage(1, await fetchPage(1))
  if (first.status === 'failed') return first
  const pageCount = pageCountOf(first.value, pageSize)
  const items: Page['data'][number][] = [...first.value.data]
  const flaws: Flaw[] = [...first.flaws]
  for (let page = 2; page <= Math.min(pageCount, maxPages) && items.length < maxItems; page += 1) {
    const next = requestedPage(page, await fetchPage(page))
    if (isEndOfList(next, pageCount)) break
    if (next.status === 'failed') return next
    items.push(...next.value.data)
    flaws.push(...next.flaws)
  }
  return { status: 'answered' as const, first: first.value, items, flaws, pageCount }
}

/** The page of a list, or a failure if its number is not the requested one. A page without a number is accepted. */
function requestedPage<Page extends Paging>(page: number, fetched: Fetched<Page>): Fetched<Page> {
  const answered = fetched.status === 'answered' ? fetched.value.current_page : null
  return answered !== null && answered !== page
    ? invalidAnswer('another page than was asked for')
    : fetched
}

/**
 * Whether a list of unknown page count has ended before a page: the page is empty, invalid (such as a page of another number)
 * or missing. Any other failure does not mean the end.
 */
function isEndOfList(next: Fetched<Paging>, pageCount: number): boolean {
  if (pageCount < Infinity) return false
  if (next.status === 'answered') return next.value.data.length === 0
  return isStatus(next.reason, 404) || next.reason.kind === 'invalid-answer'
}

/** The number of a list's pages, from its first page; infinity if it is unknown, and then an empty page is the end. */
function pageCountOf({ data, last_page, per_page, total }: Paging, pageSize: number): number {
  if (last_page !== null && last_page > 0) return last_page
  if (total !== null) return Math.max(1, Math.ceil(total / (per_page || pageSize)))
  return data.length === 0 ? 1 : Infinity
}
