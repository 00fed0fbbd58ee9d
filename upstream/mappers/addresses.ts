import { isPlainPath } from '#contract/service-address.ts'
import { isClipPath } from '#agency/gallery.ts'

/** An address on the web that a visitor may be sent to: https, without a user's name; else null. */
export function parseHttpsAddress(text: string | null): string | null {
  const url = URL.parse(text?.trim() ?? '')
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/** A page of the models directory, models.com or a part of it; null for any other address. */
export function parseModelsComAddress(text: string | null): string | null {
  const address = parseHttpsAddress(text)
  const isOwn = address !== null && /(?:^|\.)models\.com$/.test(new URL(address).host)
  return isOwn ? address : null
}

/**
 * Where a link in an agency's text may lead: https, mailto, tel or a path of the site (docs/product.md: Text of a post); null for anything
 * else. http becomes https, which the sites that are still there answer by now.
 */
export function parseLinkAddress(text: string): string | null {
  const url = URL.parse(text.trim(), ownOrigin)
  if (url === null) return null
  const { protocol, pathname, search, hash } = url
  if (protocol === 'mailto:' || protocol === 'tel:') return url.href
  if (protocol === 'http:' && url.port === '') url.protocol = 'https:'
  const isOwn = url.origin === ownOrigin
  if (!isOwn) return parseHttpsAddress(url.href)
  return text.trim().startsWith('/') ? pathname + search + hash : null // a text knows no place to be relative to
}

/** Stands for the site's own, which is nobody's. */
const ownOrigin = 'https://own.invalid'

/** A media path as the wire has it, without a leading slash; null when it leads anywhere but beneath the media's address. */
export function parseMediaPath(text: string | null): string | null {
  const path = text?.trim().replace(/^\//, '') ?? ''
  return isPlainPath(path) ? path : null
}

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
