/** More than any browser or cache sends; a header of 48 kB could name 48,000, each of which costs. */
const MOST_ITEMS = 100

/** The first items of a header that is a list (RFC 9110, 5.6.1), as they stand there. */
export function listItems(header: string): string[] {
  return header.split(',', MOST_ITEMS)
}

/** The first pieces of an item, which are its value and its parameters (RFC 9110, 5.6.6). */
export function piecesOf(item: string): string[] {
  return item.split(';', MOST_ITEMS)
}
