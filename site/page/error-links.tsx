import { useLocation } from 'react-router'

import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'
import { Link } from '../ui/link.tsx'

/**
 * The links of an error page (docs/product.md: Error pages): home, and one step back in history or, if the failure may be over
 * (`canRetry`), a retry of the same address. Back leads to the models page if a step would leave the site, or without script.
 * Without a connection, the visitor's own lists instead of home: they open anyway.
 */
export function ErrorLinks({ canRetry, isOffline }: { canRetry: boolean; isOffline?: boolean }) {
  const locale = useLocale()
  const { errors: text, favorites } = useMessages()
  const { pathname, search } = useLocation()
  const stepBack = useStepBack()
  const here = pathname.replace(/^\/+/, '/') + search // two slashes would lead to another site
  return (
    <p className="label mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
      {canRetry ? (
        <a className="border border-ink bg-ink px-7 py-3.5 text-paper" href={here}>
          {text.tryAgain}
        </a>
      ) : (
        <Link
          to={pathTo('models', locale, {})}
          onClick={stepBack}
          className="border border-ink bg-ink px-7 py-3.5 text-paper"
        >
          {text.return}
        </Link>
      )}
      <Link
        className="py-1.5 underline underline-offset-4"
        to={pathTo(isOffline ? 'favorites' : 'home', locale, {})}
      >
        {isOffline ? favorites.title : text.toHome}
      </Link>
    </p>
  )
}
