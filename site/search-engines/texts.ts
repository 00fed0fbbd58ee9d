import { type Locale, fallbackLocale } from '#agency/locale.ts'

import { homeDescriptions } from '../i18n/messages.server.ts'
import { pathTo } from '../paths.ts'

/** Lets crawlers fetch everything: a page that must not be indexed says so itself, and must be fetched to be read. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
}

type SecurityFacts = { email: string; languages: readonly Locale[]; origin: string; now: Date }

const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** The contact for security reports (RFC 9116); it expires half a year from today. */
export function securityTxt({ email, languages, origin, now }: SecurityFacts): string {
  const day = Math.floor(now.getTime() / DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date((day + VALID_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** The site's name and icons for a visitor's home screen (W3C Web Application Manifest). */
export function webManifest(brand: string): string {
  const start = pathTo('home', fallbackLocale, {})
  return JSON.stringify({
    id: start,
    name: brand,
    short_name: brand,
    description: homeDescriptions[fallbackLocale](brand),
    lang: fallbackLocale,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
