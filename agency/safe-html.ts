import { entities, escapeMarkup } from './xml-text.ts'

declare const sanitized: unique symbol

/**
 * HTML that a page may include as it is: structured text, links to https, mailto, tel or paths of the site, and pictures by their
 * media paths. Only the sanitizer creates it: `upstream/mappers/to-safe-html.ts`.
 */
export type SafeHtml = string & { readonly [sanitized]: true }

/** A picture in the text: its media path, its alternative text, and the size that the author gave, in pixels, or null. */
export type TextPicture = {
  path: string
  alt: string
  size: { width: number; height: number } | null
}

/** The attributes that the image of a picture may have. */
type ImageAttribute =
  | 'src'
  | 'srcset'
  | 'sizes'
  | 'alt'
  | 'width'
  | 'height'
  | 'loading'
  | 'decoding'
  | 'class'

/** A picture as the sanitizer writes it: `<img src="posts/a.jpg" alt="A coat" width="3" height="2" />`. */
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

/** Replaces each picture with an image of the given attributes. `images` has the length and order of {@link picturesIn}. */
export function withImages(
  html: SafeHtml,
  images: readonly Readonly<Partial<Record<ImageAttribute, string>>>[],
): SafeHtml {
  let place = 0
  const filled = html.replace(image, () => {
    const attributes = Object.entries(images[place++] ?? {})
    return `<img${attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('')} />`
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was safe, and images have no other attributes
  return filled as SafeHtml
}

/** Replaces `&amp;` last, so that the text it leaves is not unescaped again. */
function unescape(html: string): string {
  return Object.entries(entities).reduceRight((so, [sign, name]) => so.replaceAll(name, sign), html)
}
