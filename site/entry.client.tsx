import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { endEarlyBack } from './error-page/early-back.tsx'
import { watchRouteModules } from './error-page/route-modules.ts'
import { loadMessages } from './i18n/catalogues.ts'
import { renderOnce } from './one-rendering.ts'
import { localeOfPath } from './paths.ts'

await loadMessages(localeOfPath(window.location.pathname))

endEarlyBack()
watchRouteModules()
renderOnce()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
