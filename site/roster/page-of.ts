import { cardsPerPage, type ListPage } from './pages.ts'

/** The requested page. A number out of range gives the nearest page, other text the first. Empty only if the list is empty. */
export function pageOf<T>(list: readonly T[], requestedPage: string | null): ListPage<T> {
  const last = Math.max(1, Math.ceil(list.length / cardsPerPage))
  const wanted = /^\d{1,6}$/.test(requestedPage ?? '') ? Number(requestedPage) : 1
  const number = Math.min(Math.max(wanted, 1), last)
  const start = (number - 1) * cardsPerPage
  const items = list.slice(start, start + cardsPerPage)
  return {
    items,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    total: list.length,
    number,
    last,
  }
}
