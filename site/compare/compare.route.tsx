import type { ShouldRevalidateFunctionArgs } from 'react-router'

import type { Route } from './+types/compare.route.ts'
import { ComparisonPage } from './comparison-page.tsx'
import { idsIn } from './comparison-address.ts'
import { loadComparison } from './load-comparison.server.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadComparison(context, params, url.searchParams)

/** Another place of the galleries needs nothing from the server: the page has the photos of all places. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname &&
  idsIn(currentUrl.searchParams) === idsIn(nextUrl.searchParams)
    ? false
    : defaultShouldRevalidate

/** A comparison is private, as a selection is: no shared cache stores it. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'Cache-Control': 'private, no-cache' }

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage view={loaderData} />
}
