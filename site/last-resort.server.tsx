import { renderToStaticMarkup } from 'react-dom/server'

import { messagesOf } from './i18n/catalogues.ts'
import { LastResort } from './last-resort.tsx'
import { localeOfPath } from './paths.ts'

/** The last resort as a document of its own: no scripts, no styles, nothing that could be missing. */
export function lastResortDocument(pathname: string, reference: string): string {
  const locale = localeOfPath(pathname)
  const page = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{messagesOf(locale).errors.unexpected.title}</title>
      </head>
      <body>
        <LastResort pathname={pathname} reference={reference} />
      </body>
    </html>,
  )
  return `<!doctype html>${page}`
}
