import { Link } from 'react-router'

import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { pathTo } from '../paths.ts'
import { useStepBack } from './use-step-back.ts'

/** One step back in history (docs/product.md: Error pages); to the models where that would lead out of the site, and without script. */
export function ReturnLink() {
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
