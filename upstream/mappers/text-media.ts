import { isClipPath } from '#agency/gallery.ts'

import { parseLinkAddress } from './link-address.ts'
import { parseMediaPath } from './media-path.ts'

/** Where the panel's own editor finds its pictures. */
const usualPlace = '/storage/'

/**
 * The media path of a picture in an agency's text, whose address may be relative, begin with `/storage/`, or with the
 * media's own address; null for one that lies elsewhere, and for a clip.
 */
export function parsePictureSource(source: string, mediaUrl: string | null): string | null {
  const [address = ''] = source.trim().split(/[?#]/, 1)
  const place = placesOf(mediaUrl).find((each) => address.startsWith(each)) ?? ''
  const path = parseMediaPath(address.slice(place.length))
  return path === null || isClipPath(path) ? null : path
}

function placesOf(mediaUrl: string | null): string[] {
  const url = URL.parse(mediaUrl?.replace(/\/*$/, '/') ?? '')
  return url === null ? [usualPlace] : [url.href, url.pathname, usualPlace]
}

/** The page of a video whose player, of YouTube or Vimeo, stands in a text; null for any other frame. */
export function parseVideoPage(source: string): string | null {
  const url = URL.parse(parseLinkAddress(source) ?? '')
  const host = url?.hostname.replace(/^www\./, '') ?? ''
  const [, id] = /^\/(?:embed|video)\/([\w-]{1,20})$/.exec(url?.pathname ?? '') ?? []
  if (id === undefined) return null
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return `https://www.youtube.com/watch?v=${id}`
  const hash = url?.searchParams.get('h') ?? '' // of a video that is not listed
  if (host !== 'player.vimeo.com') return null
  return `https://vimeo.com/${id}${/^\w{1,40}$/.test(hash) ? `/${hash}` : ''}`
}
