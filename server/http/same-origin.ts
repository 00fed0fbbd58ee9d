/**
 * Whether a form was sent from a page of ours (safety: rule 13): the browser says so, or, where it says nothing of that,
 * names the origin that the visitor used or that the site is known under.
 */
export function isFromHere(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return origin === siteOrigin || URL.parse(origin)?.host === request.headers.get('host')
}
