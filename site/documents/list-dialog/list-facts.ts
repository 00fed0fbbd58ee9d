/** What the server says of a list before a document is made of it. */
export type ListFacts = {
  /** Ids of talents on the roster, in the list's order. */
  ids: readonly number[]
  /** Ids of others. */
  gone: readonly number[]
  /** Whether a PDF of the list can be made: only the embedded panel does. */
  hasPdf: boolean
}
