import { rawTextTags, silentTags } from './safe-tags.ts'

/**
 * Closes unclosed tags of removed elements right after they open: otherwise, all text after them would be removed, too. As in a
 * browser, an HTML tag inside `svg` or `math` ends that element.
 */
export function closeUnclosedTags(html: string): string {
  const text = html.replaceAll(/<plaintext(?=[\s/>])/gi, '<p') // which has no end tag
  let rest = 0
  const parts: string[] = []
  for (const { name, index } of unclosedTags(text)) {
    const end = text.indexOf('>', index) + 1
    if (end <= rest) continue // not a tag, or inside another tag
    parts.push(text.slice(rest, end), `</${name}>`)
    rest = end
  }
  return parts.join('') + text.slice(rest)
}

type OpenTag = { name: string; index: number }

function unclosedTags(html: string): OpenTag[] {
  const unclosed: OpenTag[] = []
  const open = new Map<string, OpenTag[]>(closableTags.map((name) => [name, []]))
  for (const { 1: slash = '', 2: given = '', index } of html.matchAll(watchedTag)) {
    const name = given.toLowerCase()
    if (slash === '' && endsForeign.has(name)) {
      for (const foreign of foreignTags) unclosed.push(...(open.get(foreign)?.splice(0) ?? []))
    }
    if (slash === '') open.get(name)?.push({ name, index })
    else open.get(name)?.pop()
  }
  unclosed.push(...[...open.values()].flat())
  return unclosed.toSorted((a, b) => a.index - b.index)
}

// an unclosed script or style runs to the end of the text, in a browser, too
const closableTags = [...silentTags, 'iframe'].filter((name) => !rawTextTags.includes(name))
const foreignTags = ['svg', 'math']
/** Tags that end foreign content in a browser (html.spec.whatwg.org, parsing in foreign content). */
const endsForeign = new Set(
  `b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre
  ruby s small span strong strike sub sup table tt u ul var`.split(/\s+/),
)
const watchedTag = new RegExp(
  `<(/?)(${[...closableTags, ...endsForeign].join('|')})(?=[\\s/>])`,
  'gi',
)
