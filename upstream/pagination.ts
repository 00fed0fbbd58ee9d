import type { Fetched } from './call-endpoint.ts'
import { isStatus, misshapen } from './failures.ts'

type Paging = {
  data: readonly unknown[]
  current_page: number | null
  last_page: number | null
  per_page: number | null
  total: number | null
}

/** The page of a list, or a failure if its number is not the requested one. A page without a number is accepted. */
export function requestedPage<Page extends { current_page: number | null }>(
  page: number,
  fetched: Fetched<Page>,
): Fetched<Page> {
  const answered = fetched.status === 'answered' ? fetched.value.current_page : null
  return answered !== null && answered !== page
    ? misshapen('another page than was asked for')
    : fetched
}

/**
 * Whether a list of unknown page count has ended before a page: the page is empty, misshapen (such as a page of another number)
 * or missing. Any other failure does not mean the end.
 */
export function isEndOfList(
  next: Fetched<{ data: readonly unknown[] }>,
  pageCount: number,
): boolean {
  if (pageCount < Infinity) return false
  if (next.status === 'answered') return next.value.data.length === 0
  return isStatus(next.reason, 404) || next.reason.kind === 'misshapen'
}

/** The number of a list's pages, from its first page; infinity if it is unknown, and then an empty page is the end. */
export function pageCountOf(
  { data, last_page, per_page, total }: Paging,
  pageSize: number,
): number {
  if (last_page !== null && last_page > 0) return last_page
  if (total !== null) return Math.max(1, Math.ceil(total / (per_page || pageSize)))
  return data.length === 0 ? 1 : Infinity
}
