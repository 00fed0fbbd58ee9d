/** Cards per step of the roster (docs/product.md: Models page). */
export const cardsPerPage = 20

/** A page of a list: its items, their positions (`from` and `to` count from 1), and the page's number out of `last`. */
export type ListPage<T> = {
  items: readonly T[]
  from: number
  to: number
  total: number
  number: number
  last: number
}
