import type { Locale } from '#agency/locale.ts'

import { messagesOf } from '../i18n/catalogues.ts'
import { pathTo } from '../paths.ts'

type LastResortProps = { locale: Locale; reference: string | null }

/** What is left when even the error page fails: words and a way home (docs/product.md: Error pages). It asks nothing of what may have failed. */
export function LastResort({ locale, reference }: LastResortProps) {
  const text = messagesOf(locale).errors
  return (
    <main className="px-margin py-16">
      <h1>{text.unexpected.title}</h1>
      {reference !== null && <p>{text.reference(reference)}</p>}
      <p>
        <a className="underline underline-offset-4" href={pathTo('home', locale, {})}>
          {text.toHome}
        </a>
      </p>
    </main>
  )
}
