import { isRouteErrorResponse, Link } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page-head.tsx'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'
import type { PageFailure } from './page-failure.ts'
import { useReference } from './reference.ts'

/** What stands in the place of a page that could not be shown: what happened, and where to go. */
export function ErrorPage({ error }: { error: unknown }) {
  const { locale } = useShell()
  const text = useMessages()
  const reference = useReference()
  const { title, hint, lang } = useExplanation(error)
  return (
    <section className="flex min-h-[60vh] flex-col justify-center gap-6 px-margin py-16">
      <PageHead title={title} />
      <h1 lang={lang} className="display display-fine max-w-[14ch] text-[clamp(2.5rem,7vw,6rem)]">
        {title}
      </h1>
      {hint !== null && <p className="max-w-[62ch] text-grey">{hint}</p>}
      {reference !== null && (
        <p className="text-sm text-grey">{text.errors.reference(reference)}</p>
      )}
      <p className="label flex gap-7">
        <Link className="rule-under" to={pathTo('models', locale, {})}>
          {text.errors.toModels}
        </Link>
        <Link className="rule-under" to={pathTo('home', locale, {})}>
          {text.errors.toHome}
        </Link>
      </p>
    </section>
  )
}

type Explanation = { title: string; hint: string | null; lang?: 'en' }

function useExplanation(error: unknown): Explanation {
  const text = useMessages().errors
  switch (failureOf(error)) {
    case 'page-not-found':
      return { title: text.pageNotFound, hint: null }
    case 'language-not-found':
      return { title: text.languageNotFound, hint: null, lang: 'en' }
    case 'service-unavailable':
      return { title: text.serviceUnavailable, hint: text.serviceUnavailableHint }
    case null:
      return { title: text.unexpected, hint: text.unexpectedHint }
  }
}

function failureOf(error: unknown): PageFailure['kind'] | null {
  if (!isRouteErrorResponse(error)) return null
  if (error.status === 503) return 'service-unavailable'
  if (error.status !== 404) return null
  return isLanguageFailure(error.data) ? 'language-not-found' : 'page-not-found'
}

function isLanguageFailure(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === 'language-not-found'
  )
}
