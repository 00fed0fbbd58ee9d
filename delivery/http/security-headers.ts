import { hash } from 'node:crypto'

/** What every answer carries, whatever it is (OWASP Secure Headers Project; docs/product.md: Security). */
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
 * Whose players a film may have. Every page allows them, as a visitor goes on to a profile without loading a new one; a player
 * is in a page only once the visitor has asked for it.
 */
const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

type PageParts = {
  /** Their texts. */
  scripts: readonly string[]
  /** Of the one style element, SHA-256 in base64. */
  stylesHash: string
  /** Whose pages it may have in frames besides players. */
  frames: readonly string[]
}

/** What a page may load and do: only from here, and of inline scripts and styles only these, by their hash. */
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

/** The policy of whatever is no page: nothing. */
export const barePolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`

function hashesOf(texts: readonly string[]): string {
  return [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))].join(' ')
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64')
}
