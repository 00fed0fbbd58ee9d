/* oxlint-disable no-underscore-dangle -- a name of React Router */
import { startTransition } from 'react'
import type { DataRouter } from 'react-router'

declare global {
  // React Router's own, as those in error-page/route-modules.ts. If an update changes it, a journey fails.
  var __reactRouterDataRouter: DataRouter | undefined
}

/**
 * Has a navigation rendered once. React Router hands React the new page in a transition, but its address at once: within the click
 * all links of the old page would be rendered for that. To be called before the page is hydrated.
 */
export function renderOnce(): void {
  let router: DataRouter | undefined
  Object.defineProperty(globalThis, '__reactRouterDataRouter', {
    get: () => router,
    set(made: DataRouter) {
      const subscribe = made.subscribe.bind(made)
      made.subscribe = (tell) => subscribe((...news) => startTransition(() => tell(...news)))
      router = made
    },
  })
}
