import { parseHttpsAddress } from './https-address.ts'

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
