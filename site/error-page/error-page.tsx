import { isRouteErrorResponse, Link, useLocation } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { PageHead } from '../page-head.tsx'
import { pathTo } from '../paths.ts'
import { useShell } from '../shell.ts'
import type { PageFailure } from './page-failure.ts'
import { useReference } from './reference.ts'

const isOnServer = typeof window === 'undefined'

/** What stands in the place of a page that could not be shown: what happened, and where to go. */
export function ErrorPage({ error }: { error: unknown }) {
  const { locale } = useShell()
  const text = useMessages()
  const reference = useReference()
  const { pathname, search } = useLocation()
  const { title, hint, lang, mayPass } = useExplanation(error)
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
      <p className="label flex flex-wrap gap-x-7">
        {mayPass && (
          <a className="py-1.5 underline underline-offset-4" href={pathname + search}>
            {text.errors.tryAgain}
          </a>
        )}
        <Link className="py-1.5 underline underline-offset-4" to={pathTo('models', locale, {})}>
          {text.errors.toModels}
        </Link>
        <Link className="py-1.5 underline underline-offset-4" to={pathTo('home', locale, {})}>
          {text.errors.toHome}
        </Link>
      </p>
    </section>
  )
}

/** `mayPass`: the same address may work in a moment. */
type Explanation = { title: string; hint: string | null; lang?: 'en'; mayPass: boolean }

function useExplanation(error: unknown): Explanation {
  const text = useMessages().errors
  switch (failureOf(error)) {
    case 'page-not-found':
      return { title: text.pageNotFound, hint: null, mayPass: false }
    case 'language-not-found':
      return { title: text.languageNotFound, hint: null, lang: 'en', mayPass: false }
    case 'service-unavailable':
      return { title: text.serviceUnavailable, hint: text.serviceUnavailableHint, mayPass: true }
    case 'no-connection':
      return { title: text.noConnection, hint: text.noConnectionHint, mayPass: true }
    case 'unexpected':
      return { title: text.unexpected, hint: text.unexpectedHint, mayPass: true }
  }
}

type Failure = PageFailure['kind'] | 'no-connection' | 'unexpected'

function failureOf(error: unknown): Failure {
  if (error instanceof TypeError && !isOnServer) return 'no-connection' // what `fetch` throws
  if (!isRouteErrorResponse(error)) return 'unexpected'
  if (error.status === 503) return 'service-unavailable'
  if (error.status !== 404) return 'unexpected'
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
