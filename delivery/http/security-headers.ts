import { hash } from 'node:crypto'

/** The headers of every response (OWASP Secure Headers Project; docs/product.md: Security). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/**
 * The origins of film players. Every page allows them, as a visitor reaches a profile without loading a new document. The page
 * adds a player only when the visitor starts a film.
 */
const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

type PageParts = {
  /** The texts of the inline scripts. */
  scripts: readonly string[]
  /** SHA-256 of the only style element, in base64. */
  stylesHash: string
  /** The origins that the page may show in an iframe besides players. */
  frames: readonly string[]
}

/** The policy of a page: it loads only from the site, and allows only these inline scripts and styles, by hash. */
export function pagePolicy({ scripts, stylesHash, frames }: PageParts): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashesOf(scripts)}`.trimEnd(),
    `style-src 'self' 'sha256-${stylesHash}'`,
    `img-src 'self'`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${[...playerOrigins, ...frames].join(' ')}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/** The policy of the service worker: it passes on the requests of pages to this site, and nothing else. */
export const workerPolicy = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`

/** The policy of a response that is not a page: allows nothing. */
export const denyAllPolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`

function hashesOf(texts: readonly string[]): string {
  const sources = texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  return [...new Set(sources)].join(' ')
}
