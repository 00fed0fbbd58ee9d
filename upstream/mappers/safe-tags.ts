import { parseLinkAddress, parsePictureSource, parseVideoPage } from './addresses.ts'

type Attributes = Readonly<Record<string, string>>
type Tag = { tagName: string; attribs: Record<string, string> }

export type TagOptions = {
  /** The beginning of whole addresses of media; null if there are none. */
  mediaUrl: string | null
  /** Whether pictures and videos from elsewhere stay, as images: a later step turns them into links. */
  hasForeignMedia: boolean
  /** By how many levels headings are lowered: by one if the text has an `h1` of its own, as the page has one already. */
  headingShift: 0 | 1
}

/** Allowed tags. Other tags are removed, their content stays. */
export const allowedTags = wordsOf(
  `p h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption hr pre code a img br em strong b i u s sub sup small mark del ins
  q cite abbr table caption thead tbody tfoot tr th td`,
)

/** Elements removed with their content, which is either no text or only a fallback for the element. */
export const silentTags = wordsOf(
  `script style template noscript noembed noframes title xmp plaintext svg math textarea select option button object video
  audio canvas`,
)

/** Elements whose content is code up to the closing tag. */
export const rawTextTags = ['script', 'style']

/** Other containers of text. They become paragraphs: a `div` could close the page's own element around the text. */
const boxTags = wordsOf(
  'div section article aside header footer main nav address center details summary fieldset legend form',
)

/** Allowed attributes by tag. {@link toAllowedTag} writes them all; the sanitizer enforces this list. */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** Tags nested deeper than this are removed. */
export const maxTagDepth = 100

/** Replaces a text's tag with the allowed one; a tag with an empty name is removed. */
export function toAllowedTag(name: string, given: Attributes, options: TagOptions): Tag {
  if (name === 'a') return toLink(given)
  if (name === 'img') return toPicture(given, options)
  if (name === 'iframe') return toVideo(given, options)
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return bare(toHeading(Number(level) + options.headingShift))
  if (boxTags.includes(name)) return bare('p')
  return { tagName: name, attribs: plainAttributes(given) }
}

/** Removes a tag; its content stays. */
export const removedTag: Tag = { tagName: '', attribs: {} }
/** Removes a tag with its content. */
const silent: Tag = { tagName: 'template', attribs: {} }

function bare(tagName: string): Tag {
  return { tagName, attribs: {} }
}

function toHeading(level: number): string {
  return `h${Math.min(Math.max(level, 2), 4)}`
}

function toLink({ href = '' }: Attributes): Tag {
  const address = parseLinkAddress(href)
  if (address === null) return removedTag
  const isForeign = address.startsWith('https:')
  const rel = isForeign ? { rel: 'noopener noreferrer' } : {}
  return { tagName: 'a', attribs: { href: address, ...rel } }
}

function toPicture(given: Attributes, { mediaUrl, hasForeignMedia }: TagOptions): Tag {
  const { src = '', alt = '' } = given
  const [width, height] = [pixels(given['width']), pixels(given['height'])]
  const isTracker = [width, height].some((length) => length !== null && length <= 2)
  if (isTracker) return removedTag
  const path = parsePictureSource(src, mediaUrl)
  const size = width === null || height === null ? {} : { width: `${width}`, height: `${height}` }
  if (path !== null) return { tagName: 'img', attribs: { src: path, alt, ...size } }
  const address = parseLinkAddress(src)
  const isLinkable = hasForeignMedia && address?.startsWith('https:') === true
  return isLinkable ? { tagName: 'img', attribs: { src: address, alt } } : removedTag
}

function toVideo({ src = '', title = '' }: Attributes, { hasForeignMedia }: TagOptions): Tag {
  const page = parseVideoPage(src)
  if (page === null || !hasForeignMedia) return silent
  return { tagName: 'img', attribs: { src: page, alt: title } }
}

/** A list's start, a cell's span and scope. Small numbers only, as large ones would take up space. */
function plainAttributes(given: Attributes): Record<string, string> {
  const allowed = ['start', 'colspan', 'rowspan', 'scope'].map((name) => [name, given[name] ?? ''])
  return Object.fromEntries(
    allowed.filter(([, value = '']) => /^(?:[1-9]\d?|col|row)$/.test(value)),
  )
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/)
}

function pixels(text = ''): number | null {
  const [, digits] = /^(\d{1,5})(?:px)?$/.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
