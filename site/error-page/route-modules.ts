/* oxlint-disable no-underscore-dangle -- names of React Router */
import type { ClientLoaderFunctionArgs } from 'react-router'

import { MissingPage } from './missing-page.tsx'

declare global {
  // What React Router keeps for itself on every page; it declares none of it. If an update changes it, a journey fails.
  var __reactRouterManifest: { routes: Record<string, { id: string; module: string }> } | undefined
  var __reactRouterRouteModules: Record<string, unknown> | undefined
}

/**
 * Loads the scripts of further pages in React Router's place. Where one does not come, it would reload the page that the
 * visitor is on, again and again, already when a link is only pointed at, and so lose what was typed. With us a page of our
 * own stands in, and decides when the visitor gets there. To be called before the page is hydrated.
 */
export function watchRouteModules(): void {
  const modules = globalThis.__reactRouterRouteModules ?? {}
  for (const { id, module } of Object.values(globalThis.__reactRouterManifest?.routes ?? {})) {
    if (id in modules) continue
    const keep = (value: unknown) =>
      Object.defineProperty(modules, id, { value, writable: true, enumerable: true })
    Object.defineProperty(modules, id, {
      configurable: true,
      // while the router is made, what is not there yet must look so
      get: () => (globalThis.__reactRouterDataRouter ? loadModule(module, keep) : undefined),
      set: keep,
    })
  }
}

/** What stands in says so; the data is the server's, as of any page. */
const missing = {
  default: MissingPage,
  clientLoader: ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader(),
}

async function loadModule(address: string, keep: (module: unknown) => void): Promise<unknown> {
  try {
    const module: unknown = await import(/* @vite-ignore */ address)
    keep(module)
    return module
  } catch {
    return missing
  }
}
