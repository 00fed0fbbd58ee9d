import { rawTextTags, silentTags } from './safe-tags.ts'

/**
 * Closes at once what a text opens and never closes, of the elements whose content is left out: all that follows would go with
 * them. A drawing or formula ends where a tag of HTML begins in it, as in a browser.
 */
export function closeUnclosedTags(html: string): string {
  const text = html.replaceAll(/<plaintext(?=[\s/>])/gi, '<p') // which nothing could close
  let rest = 0
  const parts: string[] = []
  for (const { name, index } of unclosedTags(text)) {
    const end = text.indexOf('>', index) + 1
    if (end <= rest) continue // no tag, or within another one
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

// a script or style sheet that nobody closes is no text to its end, in a browser too
const closableTags = [...silentTags, 'iframe'].filter((name) => !rawTextTags.includes(name))
const foreignTags = ['svg', 'math']
/** Tags that a browser takes as HTML wherever they stand (html.spec.whatwg.org, parsing in foreign content). */
const endsForeign = new Set(
  `b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre
  ruby s small span strong strike sub sup table tt u ul var`.split(/\s+/),
)
const watchedTag = new RegExp(
  `<(/?)(${[...closableTags, ...endsForeign].join('|')})(?=[\\s/>])`,
  'gi',
)
