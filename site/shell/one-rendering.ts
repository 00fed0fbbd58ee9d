/* oxlint-disable no-underscore-dangle -- a name of React Router */
import { startTransition } from 'react'
import type { DataRouter } from 'react-router'

declare global {
  // internal to React Router, as in error-page/route-modules.ts; if an update changes it, a journey fails
  var __reactRouterDataRouter: DataRouter | undefined
}

/**
 * Makes a navigation render once. React Router sets the new page in a transition, but the new address at once, which would render
 * all links of the old page within the click. Call this before hydration.
 */
export function renderOnce(): void {
  let router: DataRouter | undefined
  Object.defineProperty(globalThis, '__reactRouterDataRouter', {
    get: () => router,
    set(made: DataRouter) {
      const subscribe = made.subscribe.bind(made)
      made.subscribe = (listener) =>
        subscribe((...news) => startTransition(() => listener(...news)))
      router = made
    },
  })
}
