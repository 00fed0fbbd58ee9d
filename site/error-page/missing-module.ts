/* oxlint-disable no-underscore-dangle -- names of React Router */
/** The script of a page did not come: a deploy took it away, or the connection is gone. */
export class MissingModule extends Error {
  override name = 'MissingModule'
}

declare global {
  // What React Router writes into every page; it declares none of it. The journey `states` sees if an update changes it.
  var __reactRouterManifest: { routes: Record<string, { id: string; module: string }> } | undefined
  var __reactRouterRouteModules: Record<string, unknown> | undefined
}

/**
 * Loads the scripts of further pages in React Router's place. Where one does not come, it would reload the page that the
 * visitor is on, again and again, already when a link is only pointed at, and so lose what was typed. With us the navigation
 * ends in an error, and the error page decides.
 */
export function watchRouteModules(): void {
  const modules = globalThis.__reactRouterRouteModules ?? {}
  for (const { id, module } of Object.values(globalThis.__reactRouterManifest?.routes ?? {})) {
    if (id in modules) continue
    Object.defineProperty(modules, id, {
      configurable: true,
      enumerable: true,
      get: async () => {
        const value = await loadModule(module)
        Object.defineProperty(modules, id, { value, writable: true })
        return value
      },
    })
  }
}

async function loadModule(address: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch (cause) {
    throw new MissingModule(address, { cause })
  }
}
