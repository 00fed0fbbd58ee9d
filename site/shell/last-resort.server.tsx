import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Locale } from '#agency/locale.ts'

import { messagesOf } from '../i18n/catalogues.ts'
import { LastResort } from './last-resort.tsx'

/** The last resort as a document of its own: no scripts, no styles, nothing that could be missing. */
export function lastResortDocument(locale: Locale, reference: string): string {
  const { title } = messagesOf(locale).errors.unexpected
  return bareDocument(locale, title, <LastResort locale={locale} reference={reference} />)
}

const busyDocuments = new Map<Locale, string>()

/** What is said in place of a page when there is no time to render one; made once for each language. */
export function busyDocument(locale: Locale): string {
  const { title, hint } = messagesOf(locale).errors['service-unavailable']
  const made = busyDocuments.get(locale)
  if (made !== undefined) return made
  const page = bareDocument(
    locale,
    title,
    <main>
      <h1>{title}</h1>
      <p>{hint}</p>
    </main>,
  )
  busyDocuments.set(locale, page)
  return page
}

function bareDocument(locale: Locale, title: string, body: ReactNode): string {
  const page = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>{body}</body>
    </html>,
  )
  return `<!doctype html>${page}`
}
