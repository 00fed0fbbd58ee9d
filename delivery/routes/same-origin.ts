/**
 * Whether a form was sent from a page of ours (docs/product.md: Security): the browser says so, or, where it says nothing of that, names
 * the site's public origin; for a site that was told none, null, the one that the visitor used.
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
