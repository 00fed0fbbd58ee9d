/** More than any browser or cache sends; a header of 48 kB could have 48,000 items, and each costs time. */
const MAX_ITEMS = 100

/** The first items of a list header (RFC 9110, 5.6.1), untrimmed. */
export function listItems(header: string): string[] {
  return header.split(',', MAX_ITEMS)
}

/** The first pieces of an item: its value and its parameters (RFC 9110, 5.6.6). */
export function piecesOf(item: string): string[] {
  return item.split(';', MAX_ITEMS)
}
