import { type ComponentType, lazy } from 'react'

import { WaysOn } from './error-page/ways-on.tsx'
import { useMessages } from './i18n/use-messages.ts'

/**
 * A part of a page that nobody sees at first, to stand in a `Suspense`. The server renders it with the page; its script comes
 * after the page's own. Where that does not come, the part says so, and the page around it goes on.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    const part = await load().catch(() => MissingPart)
    return { default: part }
  })
}

function MissingPart() {
  const { title, hint } = useMessages().errors['page-incomplete']
  return (
    <div className="px-6 py-8">
      <p className="display text-4xl">{title}</p>
      <p className="mt-6 text-grey">{hint}</p>
      <WaysOn mayPass />
    </div>
  )
}
