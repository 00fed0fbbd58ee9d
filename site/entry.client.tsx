import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { stopReloadOnBack } from './error-page/reload-on-back.tsx'
import { watchRouteModules } from './error-page/route-modules.ts'
import { loadMessages } from './i18n/catalogues.ts'
import { localeOfPath } from './paths.ts'

// the language of the document, as the address may name one that the site does not have
await loadMessages(localeOfPath(`/${document.documentElement.lang}`))

stopReloadOnBack()
watchRouteModules()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
