import { createHash } from 'node:crypto'

/** What every answer carries, whatever it is (safety rule 12; OWASP secure headers). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** What a page may load and do: only from here, and of inline scripts only those given, by their hash. */
export function pagePolicy(inlineScripts: readonly string[]): string {
  const scripts = inlineScripts.map((script) => `'sha256-${sha256(script)}'`)
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`.trimEnd(),
    `style-src 'self'`,
    `img-src 'self'`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/** The policy of whatever is no page: nothing. */
export const barePolicy = `default-src 'none'; frame-ancestors 'none'; sandbox`

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
