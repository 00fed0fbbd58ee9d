import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Locale } from '#agency/locale.ts'

import { messagesOf } from '../i18n/catalogues.ts'
import { FallbackPage } from './fallback-page.tsx'

/** The fallback page as a complete document, without scripts, styles or anything else that could be missing. */
export function fallbackDocument(locale: Locale, reference: string): string {
  return bareDocument(locale, <FallbackPage locale={locale} reference={reference} />)
}

const busyDocuments = new Map<Locale, string>()

/** The document for a server that is too busy to render a page. Rendered once for each language. */
export function busyDocument(locale: Locale): string {
  const { title, hint } = messagesOf(locale).errors['service-unavailable']
  const made = busyDocuments.get(locale)
  if (made !== undefined) return made
  const page = bareDocument(
    locale,
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{hint}</p>
    </main>,
  )
  busyDocuments.set(locale, page)
  return page
}

/** The body names the page: React moves its title to the head. */
function bareDocument(locale: Locale, body: ReactNode): string {
  const page = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>{body}</body>
    </html>,
  )
  return `<!doctype html>${page}`
}
