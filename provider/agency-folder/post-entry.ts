import type { Insertable } from 'kysely'

import type { FolderPost } from '#contract/agency-folder.ts'

import type { ProviderTables } from '../service/tables.ts'
import { AGENCY_FILE } from './problem.ts'
import type { Source } from './source.ts'

/** The largest size of a post's content, in UTF-8. */
export const POST_BYTES = 2_000_000
const TOO_LONG = `is larger than ${POST_BYTES / 1e6} MB`

export type PostEntry = Omit<Insertable<ProviderTables['posts']>, 'id' | 'position'>

/** A post with its content, from the file that it names, if any; null if the content cannot be used. */
export function toPostEntry(post: FolderPost, source: Source): PostEntry | null {
  const place = `posts.${post.language}.${post.slug}`
  const file = contentFile(post)
  const given = file === null ? post.content : source.text(file, `${place}.content`)
  if (given === null) return null
  const html = given.replace(/^\ufeff+/, '') // byte order marks
  if (Buffer.byteLength(html) > POST_BYTES) {
    source.report({ file: AGENCY_FILE, place: `${place}.content`, reason: TOO_LONG })
    return null
  }
  const picture = (name: string) => source.media(name, 'picture', `${place}.content`)?.path ?? null
  const cover = source.media(post.cover, 'picture', `${place}.cover`)?.path ?? null
  return { ...post, hidden: post.hidden ? 1 : 0, cover, content: replacePictures(html, picture) }
}

/** The file with a post's content: `content: "file: posts/x.html"`; null if the content is in the entry itself. */
export function contentFile({ content }: FolderPost): string | null {
  return /^file:(.*)$/.exec(content.trim())?.[1]?.trim() ?? null
}

/**
 * Replaces file names in the `src` of a post's HTML, such as `src="posts/wool.webp"`, with the result of `toMedia`: a media path
 * as on the wire, without a leading slash. Addresses with a scheme or `//` stay unchanged. If `toMedia` returns null, the `src`
 * is removed.
 */
export function replacePictures(html: string, toMedia: (name: string) => string | null): string {
  const inTag = (whole: string, space: string, double?: string, single?: string, bare?: string) => {
    const name = (double ?? single ?? bare)?.trim()
    if (name === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name)) return whole
    const path = toMedia(name)
    return path === null ? space : `${space}src="${path}"`
  }
  return html.replaceAll(tag, (whole) => whole.replaceAll(attribute, inTag))
}

/** A start tag. Only a quotation mark after `=` opens a value, so that a stray one reaches no other tag. */
const tag = /<[a-z](?:=\s*(?:"[^"]*"|'[^']*')|[^<>])*>?/gi

/** White space, if any, and an attribute of a tag; of `src` its value, by how it is quoted. */
const attribute =
  /((?<!\s)\s+|(?<=["'])(?=s))(?:src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<=>`][^\s<>]*))|[^\s"'=<>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<=>`][^\s<>]*))?)/gi
