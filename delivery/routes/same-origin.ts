import type { MiddlewareHandler } from 'hono'

/** Refuses a form that another site sends, before its body is read, and reports it. */
export function refuseForeignForms(
  siteOrigin: string | null,
  report: () => void,
): MiddlewareHandler {
  return async (c, next) => {
    if (isSameOrigin(c.req.raw, siteOrigin)) return next()
    report()
    return c.text('403', 403, { 'Cache-Control': 'no-store' })
  }
}

/**
 * Whether a form comes from a page of the site (docs/product.md: Security). `Sec-Fetch-Site` decides; without it, `Origin` must
 * be the site's public origin, or, if that is null, the host that the visitor used.
 */
export function isSameOrigin({ headers }: Request, siteOrigin: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  return siteOrigin === null
    ? URL.parse(origin)?.host === headers.get('host')
    : origin === siteOrigin
}
