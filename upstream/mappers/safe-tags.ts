import { parseLinkAddress, parsePictureSource, parseVideoPage } from './addresses.ts'

type Attributes = Readonly<Record<string, string>>
type Tag = { tagName: string; attribs: Record<string, string> }

export type TagOptions = {
  /** Whole addresses of media begin with it; null where there are none. */
  mediaUrl: string | null
  /** Whether pictures and videos from elsewhere are still there, as images: links are yet to be made of them. */
  hasForeignMedia: boolean
  /** By how much headings are lowered: by one in a text with a title of its own, as the page has the first. */
  headingShift: 0 | 1
}

/** Tags of texts; all others go, their content stays. */
export const allowedTags = wordsOf(
  `p h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption hr pre code a img br em strong b i u s sub sup small mark del ins
  q cite abbr table caption thead tbody tfoot tr th td`,
)

/** Of these nothing stays: what they hold is no text, or stood in for what is gone. */
export const silentTags = wordsOf(
  `script style template noscript noembed noframes title xmp plaintext svg math textarea select option button object video
  audio canvas`,
)

/** Of these, what follows an opening tag is code until it is closed. */
export const rawTextTags = ['script', 'style']

/** What else holds paragraphs. It becomes one: a `div` could end the page's own around the text. */
const boxTags = wordsOf(
  'div section article aside header footer main nav address center details summary fieldset legend form',
)

/** Attributes by tag. {@link toAllowedTag} makes all of them; this list is what the sanitizer holds it to. */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** Tags deeper than this go. */
export const deepestTag = 100

/** What a text's own tag becomes; one without a name goes. */
export function toAllowedTag(name: string, given: Attributes, options: TagOptions): Tag {
  if (name === 'a') return toLink(given)
  if (name === 'img') return toPicture(given, options)
  if (name === 'iframe') return toVideo(given, options)
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return bare(toHeading(Number(level) + options.headingShift))
  if (boxTags.includes(name)) return bare('p')
  return { tagName: name, attribs: plainAttributes(given) }
}

/** In a tag's place nothing, or what it holds. */
export const gone: Tag = { tagName: '', attribs: {} }
/** In a tag's place nothing, whatever it holds. */
const silent: Tag = { tagName: 'template', attribs: {} }

function bare(tagName: string): Tag {
  return { tagName, attribs: {} }
}

function toHeading(level: number): string {
  return `h${Math.min(Math.max(level, 2), 4)}`
}

function toLink({ href = '' }: Attributes): Tag {
  const address = parseLinkAddress(href)
  if (address === null) return gone
  const isForeign = address.startsWith('https:')
  const rel = isForeign ? { rel: 'noopener noreferrer' } : {}
  return { tagName: 'a', attribs: { href: address, ...rel } }
}

function toPicture(given: Attributes, { mediaUrl, hasForeignMedia }: TagOptions): Tag {
  const { src = '', alt = '' } = given
  const [width, height] = [pixels(given['width']), pixels(given['height'])]
  const isTracker = [width, height].some((length) => length !== null && length <= 2)
  if (isTracker) return gone
  const path = parsePictureSource(src, mediaUrl)
  const size = width === null || height === null ? {} : { width: `${width}`, height: `${height}` }
  if (path !== null) return { tagName: 'img', attribs: { src: path, alt, ...size } }
  const address = parseLinkAddress(src)
  const isLinkable = hasForeignMedia && address?.startsWith('https:') === true
  return isLinkable ? { tagName: 'img', attribs: { src: address, alt } } : gone
}

function toVideo({ src = '', title = '' }: Attributes, { hasForeignMedia }: TagOptions): Tag {
  const page = parseVideoPage(src)
  if (page === null || !hasForeignMedia) return silent
  return { tagName: 'img', attribs: { src: page, alt: title } }
}

/** Where a list begins, and how far a cell goes: small numbers only, as they make room. */
function plainAttributes(given: Attributes): Record<string, string> {
  const kept = ['start', 'colspan', 'rowspan', 'scope'].map((name) => [name, given[name] ?? ''])
  return Object.fromEntries(kept.filter(([, value = '']) => /^(?:[1-9]\d?|col|row)$/.test(value)))
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/)
}

function pixels(text = ''): number | null {
  const [, digits] = /^(\d{1,5})(?:px)?$/.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
