import sanitizeHtml from 'sanitize-html'

import type { SafeHtml } from '#agency/safe-html.ts'

import { closeUnclosedTags } from './close-unclosed-tags.ts'
import {
  allowedAttributes,
  allowedTags,
  deepestTag,
  gone,
  silentTags,
  toAllowedTag,
  type TagOptions,
} from './safe-tags.ts'

/** How long a text may be: some 16,000 words. The parser's time grows with the square of tags that nobody closes. */
const limits = { characters: 100_000, tags: 4_000, pictures: 200, withPasted: 10_000_000 }
/** What is read of a longer one: half, so that it is below the limits also when its tags are closed and its signs escaped. */
const shortened = { characters: 50_000, tags: 2_000 }

/**
 * The one sanitizer: a post's text as the agency wrote it, HTML of any kind and to be trusted by nobody, as what may stand
 * in a page. Pictures of the media storage have their media paths as `src`; those from elsewhere, and videos of YouTube and
 * Vimeo, become links. A text beyond the limits ends early, with an ellipsis. What it made it leaves as it is. Never throws.
 *
 * @param mediaUrl what media paths are appended to, for pictures that a text names by their whole address
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
    nestingLimit: deepestTag,
    transformTags: {
      '*': (tag, given) => {
        if (tag === 'img') pictures += 1
        const isTooMuch = tag === 'img' && pictures > limits.pictures
        return isTooMuch ? gone : toAllowedTag(tag, given, options)
      },
    },
  })
}

/** Editors paste pictures as megabytes of text. They are in no media storage, and are not to count as text either. */
function withoutPastedPictures(html: string): string {
  return html
    .slice(0, limits.withPasted)
    .replaceAll(/\bsrc\s{0,9}=\s{0,9}(["'])\s{0,9}data:[^"'<>]*\1/gi, '')
}

function cut(html: string): string {
  if (html.length <= limits.characters && placeOfTag(html, limits.tags) === Infinity) return html
  const end = Math.min(shortened.characters, placeOfTag(html, shortened.tags))
  return `${html.slice(0, end).toWellFormed()}…`
}

/** Where the tag after so many begins; infinity where there are no more. */
function placeOfTag(html: string, count: number): number {
  const [tag] = html.matchAll(/</g).drop(count).take(1)
  return tag?.index ?? Infinity
}

/** Media from elsewhere, as the sanitizer wrote them: `<img src="https:…" alt="…" />`, by their words or their address. */
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
