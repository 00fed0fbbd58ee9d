import { useLocation } from 'react-router'

import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'
import { Link } from '../ui/link.tsx'

/**
 * The links of an error page: home, and back or, if the failure may be over (`canRetry`), a retry of the same address. Without a
 * connection, the visitor's own lists instead of home: they open anyway.
 */
export function ErrorLinks({ canRetry, isOffline }: { canRetry: boolean; isOffline?: boolean }) {
  const locale = useLocale()
  const { errors: text, favorites } = useMessages()
  const { pathname, search } = useLocation()
  const here = pathname.replace(/^\/+/, '/') + search // two slashes would lead to another site
  return (
    <p className="label mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">
      {canRetry ? (
        <a className="border border-ink bg-ink px-7 py-3.5 text-paper" href={here}>
          {text.tryAgain}
        </a>
      ) : (
        <ReturnLink />
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

/**
 * One step back in history (docs/product.md: Error pages); to the models page if that would leave the site, or without script.
 */
function ReturnLink() {
  const text = useMessages()
  return (
    <Link
      to={pathTo('models', useLocale(), {})}
      onClick={useStepBack()}
      className="border border-ink bg-ink px-7 py-3.5 text-paper"
    >
      {text.errors.return}
    </Link>
  )
}
