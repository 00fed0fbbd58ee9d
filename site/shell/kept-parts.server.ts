import { LRUCache } from 'lru-cache'

import { bytesOf, toByteText } from './byte-text.ts'
import type { PlacePart } from '../page/kept-part.tsx'

const MOST_BYTES = 8 * 2 ** 20

/** The HTML of parts, a character for each byte, by their keys, which say all that it follows from: it is never out of date. */
const kept = new LRUCache<string, string>({
  maxSize: MOST_BYTES,
  sizeCalculation: (html, key) => html.length + 2 * key.length,
})

/** The parts of one page, while it is made. */
type PageParts = {
  place: PlacePart
  /**
   * The pieces of the page, a character for each byte, with its kept parts in their places; what it made of others is kept, unless
   * it is not to be trusted.
   */
  fill: (html: string, isSound: boolean) => string[]
}

/** `secret` marks their places: nothing that came in from outside can look like one. */
export function createPageParts(secret: string): PageParts {
  const placed: { key: string; html: string | null }[] = []
  return {
    place: (key) => {
      const html = kept.get(key) ?? null
      const mark = `${secret}-${placed.push({ key, html })}`
      return html === null
        ? { isKept: false, from: `${mark}-from`, to: `${mark}-to` }
        : { isKept: true, mark }
    },
    fill: (page, isSound) => {
      const [first = '', ...pieces] = page.split(`<i data-part="${secret}-`)
      const filled = [first]
      const begun: number[] = [] // a part may hold others
      for (const piece of pieces) {
        const end = piece.indexOf('"></i>')
        const [number, edge] = piece.slice(0, end).split('-')
        const part = placed[Number(number) - 1]
        if (part?.html) filled.push(part.html)
        if (edge === 'from') begun.push(filled.length)
        if (edge === 'to') {
          const html = filled.slice(begun.pop()).join('')
          if (part && isSound) kept.set(part.key, ownText(html))
        }
        filled.push(piece.slice(end + '"></i>'.length))
      }
      return filled
    },
  }
}

/** A piece of a text that does not hold on to all of it, as V8's pieces do. */
function ownText(piece: string): string {
  return toByteText(bytesOf(piece))
}
