/** Cards a step of the roster (spec 9). */
export const cardsPerPage = 20

/** A part of a list: its items, which they are (`from` and `to` count from 1), and the page's number among `last`. */
export type ListPage<T> = {
  items: readonly T[]
  from: number
  to: number
  total: number
  number: number
  last: number
}

/** The page that an address asks for; a number beyond the ends is the end, anything else the first page. Never empty unless the list is. */
export function pageOf<T>(list: readonly T[], asked: string | null): ListPage<T> {
  const last = Math.max(1, Math.ceil(list.length / cardsPerPage))
  const wanted = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1
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
