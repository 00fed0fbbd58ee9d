/** Cards a step of the roster (docs/product.md: Models page). */
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
