import { hash } from 'node:crypto'
import { html, raw } from 'hono/html'

import type { Locale } from '#agency/locale.ts'

/** A picture of the page, in one size or several, as HTML's `src` and `srcset`. */
export type SizedPicture = { src: string; srcset: string | null }

/** A picture, the address of its post, and its alternative text in Portuguese and, if the agency wrote one, other languages. */
type FeedPicture = {
  picture: SizedPicture
  url: string
  alt: Readonly<Record<Locale, string | null>> & { pt: string }
}

const style = `
*{box-sizing:border-box;margin:0}
html{color-scheme:only light;background:#fff;color:#0b0b0b;font:16px/1.55 'Instrument Sans','Helvetica Neue',Arial,sans-serif}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
ul{display:grid;grid-template-columns:repeat(3,1fr);gap:4px;padding:0;list-style:none}
a,img{display:block}
img{width:100%;height:auto;aspect-ratio:3/4;object-fit:cover;background:#f1f1f1}
a:focus-visible{outline:2px solid #0b0b0b;outline-offset:-2px;box-shadow:0 0 0 2px #fff}
a:focus-visible img{clip-path:inset(4px)}
@media (hover:hover){a:hover img{opacity:.85}}
p{padding:24px 16px;color:#5f5f5f}
@media (width<36rem){li:nth-child(3n+4):nth-last-child(-n+2),li:nth-child(3n+4):nth-last-child(2)+li{display:none}}
@media (width>=36rem){ul{grid-template-columns:repeat(4,1fr);gap:8px}li:nth-child(4n+5):nth-last-child(-n+3),li:nth-child(4n+5):nth-last-child(-n+3)~li{display:none}}
`

/** The page's Content Security Policy: its own style, pictures from its own origin, and no scripts. */
export function feedPolicy(framedBy: readonly string[]): string {
  const styleHash = hash('sha256', style, 'base64')
  return [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
    // `allow-same-origin`: with an opaque origin, the page's own pictures would be cross-origin
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

/** A contact sheet with three pictures in a row, four from 576 px on; the rest of the last row is left out unless it is the first. */
export function feedPage(frames: readonly FeedPicture[], language: Locale) {
  const words = feedWords[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          ${
            frames.length === 0
              ? html`<p>${words.empty}</p>`
              : html`<ul>
                  ${frames.map((frame) => toItem(frame, language))}
                </ul>`
          }
        </main>
      </body>
    </html> `
}

function toItem({ picture: { src, srcset }, url, alt }: FeedPicture, language: Locale) {
  const words = alt[language]
  const choice = srcset === null ? '' : html` srcset="${srcset}" sizes="${sizes}"`
  const image = html`<img
    src="${src}"
    ${choice}
    width="300"
    height="400"
    alt="${words ?? alt.pt}"
    ${words === null ? raw('lang="pt"') : ''}
    decoding="async"
  />`
  if (!isOfTheWeb(url)) return html`<li>${image}</li>`
  return html`<li><a href="${url}" target="_blank" rel="noopener noreferrer">${image}</a></li>`
}

const sizes = '(min-width: 36rem) 25vw, 34vw'

function isOfTheWeb(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

/** The feed page's own texts. The alternative texts of pictures are the agency's. */
const feedWords: Readonly<Record<Locale, { title: string; empty: string }>> = {
  pt: { title: 'Fotos recentes', empty: 'Ainda não há fotos.' },
  en: { title: 'Recent pictures', empty: 'No pictures yet.' },
  es: { title: 'Fotos recientes', empty: 'Aún no hay fotos.' },
}
