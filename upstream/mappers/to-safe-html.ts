import sanitizeHtml from 'sanitize-html'

import type { SafeHtml } from '#agency/safe-html.ts'

import { closeUnclosedTags } from './close-unclosed-tags.ts'
import {
  allowedAttributes,
  allowedTags,
  maxTagDepth,
  removedTag,
  silentTags,
  toAllowedTag,
  type TagOptions,
} from './safe-tags.ts'

/** The longest text: some 16,000 words. The parser's time grows with the square of the number of unclosed tags. */
const limits = { characters: 100_000, tags: 4_000, pictures: 200, withPasted: 10_000_000 }
/** The part used of a longer text: half, so that it stays below the limits after tags are closed and characters escaped. */
const shortened = { characters: 50_000, tags: 2_000 }

/**
 * The only sanitizer: turns a post's text, which is untrusted HTML of any kind, into HTML that is safe in a page. Pictures in the
 * media storage get their media path as `src`. Pictures from elsewhere and videos of YouTube and Vimeo become links. A text
 * beyond the limits is cut off with an ellipsis. Idempotent. Never throws.
 *
 * @param mediaUrl the base address of media paths, for pictures with a whole address
 */
export function toSafeHtml(html: string, mediaUrl: string | null): SafeHtml {
  const text = closeUnclosedTags(cut(withoutPastedPictures(html)))
  const options = { mediaUrl, headingShift: /<h1[\s/>]/i.test(text) ? 1 : 0 } as const
  const draft = sanitize(text, { ...options, hasForeignMedia: true })
  const linked = linkForeignMedia(draft)
  const safe = sanitize(linked, { mediaUrl, headingShift: 0, hasForeignMedia: false })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where HTML is called safe
  return safe as SafeHtml
}

function sanitize(html: string, options: TagOptions): string {
  let pictures = 0
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags: silentTags,
    nestingLimit: maxTagDepth,
    transformTags: {
      '*': (tag, given) => {
        if (tag === 'img') pictures += 1
        const isTooMuch = tag === 'img' && pictures > limits.pictures
        return isTooMuch ? removedTag : toAllowedTag(tag, given, options)
      },
    },
  })
}

/** Editors paste pictures as megabytes of text. They are not in the media storage, and must not count as text. */
function withoutPastedPictures(html: string): string {
  return html
    .slice(0, limits.withPasted)
    .replaceAll(/<img\b[^<>]*>/gi, (tag) =>
      tag.replaceAll(/\bsrc\s{0,9}=\s{0,9}(["'])\s{0,9}data:[^"']*\1/gi, ''),
    )
}

function cut(html: string): string {
  if (html.length <= limits.characters && placeOfTag(html, limits.tags) === Infinity) return html
  const end = Math.min(shortened.characters, placeOfTag(html, shortened.tags))
  return `${html.slice(0, end).toWellFormed()}…`
}

/** Where the tag after the first `count` tags begins; infinity if there is none. */
function placeOfTag(html: string, count: number): number {
  const [tag] = html.matchAll(/</g).drop(count).take(1)
  return tag?.index ?? Infinity
}

/** Turns media from elsewhere, which the sanitizer wrote as `<img src="https:…" alt="…" />`, into links. */
function linkForeignMedia(draft: string): string {
  let isInLink = false
  return draft.replaceAll(
    /<a [^>]*>|<\/a>|<img src="(https:[^"]*)" alt="([^"]*)" \/>/g,
    (tag, address: string | undefined, alt: string | undefined) => {
      if (address === undefined) isInLink = tag !== '</a>'
      if (address === undefined) return tag
      const words = alt?.trim() || address.replace(/^https:\/\/(?:www\.)?/, '')
      return isInLink ? words : `<a href="${address}" rel="noopener noreferrer">${words}</a>`
    },
  )
}
