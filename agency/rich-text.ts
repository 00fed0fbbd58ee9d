/** A part of a text by the agency; an address is https, `mailto:` or a path of the site. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; address: string }

/** `*emphasis*`, `[words](address)`, or an e-mail address, without the full stop that may follow it. */
const MARKS = /\*([^*]+)\*|\[([^\][]+)\]\(([^()\s]+)\)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g

/**
 * Reads a paragraph of the identity file: `*words*` is emphasis, `[words](address)` is a link to an https address or a path of
 * the site, an e-mail address is a link. Everything else is plain text, even HTML. Never throws.
 */
export function parseRichText(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const mark of text.matchAll(MARKS)) {
    spans.push({ kind: 'text', text: text.slice(end, mark.index) }, toSpan(mark))
    end = mark.index + mark[0].length
  }
  spans.push({ kind: 'text', text: text.slice(end) })
  return spans.filter((span) => span.text !== '')
}

/** A paragraph as plain text, for example for a page's description. */
export function plainText(text: string): string {
  return parseRichText(text)
    .map((span) => span.text)
    .join('')
}

/** Whether a paragraph has a link that {@link parseRichText} refuses: its address is not safe. */
export function hasStrayLink(text: string): boolean {
  return [...text.matchAll(MARKS)].some(
    ([, , , address]) => address !== undefined && !isSafe(address),
  )
}

function toSpan([whole, emphasis, words, address, email]: RegExpExecArray): Span {
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis }
  if (email !== undefined) return { kind: 'link', text: email, address: `mailto:${email}` }
  if (words === undefined || address === undefined || !isSafe(address)) {
    return { kind: 'text', text: words ?? whole }
  }
  return { kind: 'link', text: words, address }
}

/** An https address, or a path of the site: browsers read `//` and `/\` as addresses of other sites. */
function isSafe(address: string): boolean {
  return /^\/(?![/\\])/.test(address) || /^https:\/\/[^/]/i.test(address)
}
