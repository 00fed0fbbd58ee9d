import { isPlainPath } from '#contract/service-address.ts'
import { isClipPath } from '#agency/gallery.ts'
import { isVimeoHash, isVimeoId, isYoutubeId, parseHttpsAddress } from '#agency/web-address.ts'

/**
 * The target of a link in an agency's text: https, mailto, tel or a path of the site (docs/product.md: Text of a post); null for
 * anything else. http becomes https, which practically every site supports.
 */
export function parseLinkAddress(text: string): string | null {
  const url = URL.parse(text.trim(), ownOrigin)
  if (url === null) return null
  const { protocol, pathname, search, hash } = url
  if (protocol === 'mailto:' || protocol === 'tel:') return url.href
  if (protocol === 'http:' && url.port === '') url.protocol = 'https:'
  const isOwn = url.origin === ownOrigin
  if (!isOwn) return parseHttpsAddress(url.href)
  return text.trim().startsWith('/') ? pathname + search + hash : null // a text has no base for a relative path
}

/** Stands for the site's own origin; no site can have it. */
const ownOrigin = 'https://own.invalid'

/** A media path from the wire, without a leading slash; null if it would lead out of the media's address. */
export function parseMediaPath(text: string | null): string | null {
  const path = text?.trim().replace(/^\//, '') ?? ''
  return isPlainPath(path) ? path : null
}

/** The path at which the panel's own editor finds pictures. */
const usualPlace = '/storage/'

/**
 * The media path of a picture in an agency's text. Its address may be relative, or begin with `/storage/` or the media's own
 * address. Null for a picture from elsewhere, and for a clip.
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

/** The page of a video whose YouTube or Vimeo player a text embeds; null for any other iframe. */
export function parseVideoPage(source: string): string | null {
  const url = URL.parse(parseLinkAddress(source) ?? '')
  const host = url?.hostname.replace(/^www\./, '') ?? ''
  const [, id = ''] = /^\/(?:embed|video)\/([^/]+)$/.exec(url?.pathname ?? '') ?? []
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return isYoutubeId(id) ? `https://www.youtube.com/watch?v=${id}` : null
  if (host !== 'player.vimeo.com' || !isVimeoId(id)) return null
  const hash = url?.searchParams.get('h') ?? '' // for an unlisted video
  return `https://vimeo.com/${id}${isVimeoHash(hash) ? `/${hash}` : ''}`
}
