import { fallbackLocale } from '#agency/locale.ts'

import { homeDescriptions } from '../i18n/messages.server.ts'
import { pathTo } from '../paths.ts'

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
