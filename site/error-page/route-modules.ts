/* oxlint-disable no-underscore-dangle -- names of React Router */
import type { ClientLoaderFunctionArgs, DataRouter } from 'react-router'

import { MissingPage } from './missing-page.tsx'

declare global {
  // Internals of React Router on every page, without declared types. If an update changes them, a journey fails.
  var __reactRouterManifest: { routes: Record<string, { id: string; module: string }> } | undefined
  var __reactRouterRouteModules: Record<string, unknown> | undefined
  var __reactRouterDataRouter: DataRouter | undefined
}

/**
 * Loads the scripts of further pages instead of React Router. When a script fails to load, React Router reloads the current page,
 * again and again, even if the visitor only points at a link, and typed text is lost. Here `MissingPage` stands in for the page
 * and acts only when the visitor gets there. Call this function before hydration.
 */
export function watchRouteModules(): void {
  const modules = globalThis.__reactRouterRouteModules ?? {}
  for (const { id, module } of Object.values(globalThis.__reactRouterManifest?.routes ?? {})) {
    if (id in modules) continue
    const keep = (value: unknown) =>
      Object.defineProperty(modules, id, { value, writable: true, enumerable: true })
    Object.defineProperty(modules, id, {
      configurable: true,
      // while the router is being created, a module that is not loaded must be undefined
      get: () => (globalThis.__reactRouterDataRouter ? loadModule(module, keep) : undefined),
      set: keep,
    })
  }
}

/** Stands in for a page whose script did not load. Its data comes from the server, as for any page. */
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
