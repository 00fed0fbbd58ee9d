declare const sanitized: unique symbol

/**
 * HTML that may stand in a page as it is: text with its structure, links that lead to https, mailto, tel or own paths, and
 * pictures named by their media paths. The one sanitizer makes it, `upstream/mappers/to-safe-html.ts`.
 */
export type SafeHtml = string & { readonly [sanitized]: true }

/** A picture in the text: media path, words in its place, and the size that its author gave, in pixels, or null. */
export type TextPicture = {
  path: string
  alt: string
  size: { width: number; height: number } | null
}

/** What the image of a picture may say in HTML. */
export type ImageAttribute =
  | 'src'
  | 'srcset'
  | 'sizes'
  | 'alt'
  | 'width'
  | 'height'
  | 'loading'
  | 'decoding'
  | 'class'

/** Pictures as the sanitizer writes them: `<img src="posts/a.jpg" alt="A coat" width="3" height="2" />`. */
const image = /<img src="([^"]*)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")? \/>/g

/** The pictures of a text, in their order. */
export function picturesIn(html: SafeHtml): TextPicture[] {
  return [...html.matchAll(image)].map(([, src = '', alt = '', width, height]) => ({
    path: unescape(src),
    alt: unescape(alt),
    size:
      width === undefined || height === undefined
        ? null
        : { width: Number(width), height: Number(height) },
  }))
}

/** The text with an image of given attributes in each picture's place, as many and in the order of {@link picturesIn}. */
export function withImages(
  html: SafeHtml,
  images: readonly Readonly<Partial<Record<ImageAttribute, string>>>[],
): SafeHtml {
  let place = 0
  const filled = html.replace(image, () => {
    const attributes = Object.entries(images[place++] ?? {})
    return `<img${attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('')} />`
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was safe, and images have no other attributes
  return filled as SafeHtml
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

function escape(text: string): string {
  return Object.entries(entities).reduce((so, [sign, name]) => so.replaceAll(sign, name), text)
}

/** From the last entity to the first: what an ampersand's own entity leaves is not read again. */
function unescape(html: string): string {
  return Object.entries(entities).reduceRight((so, [sign, name]) => so.replaceAll(name, sign), html)
}
