/**
 * Whether a form comes from a page of the site (docs/product.md: Security). `Sec-Fetch-Site` decides; without it, `Origin` must
 * be the site's public origin, or, if that is null, the host that the visitor used.
 */
export function isFromHere({ headers }: Request, siteOrigin: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  return siteOrigin === null
    ? URL.parse(origin)?.host === headers.get('host')
    : origin === siteOrigin
}
