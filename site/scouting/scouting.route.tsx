import { loadFormMessages, loadScoutingMessages } from '../i18n/lazy-catalogues.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { Route } from './+types/scouting.route.ts'
import { loadScouting } from './load-scouting.server.ts'
import { receiveApplication } from './receive-application.server.ts'

/** The page renders and works before its script and texts load, and without them. */
const ApplicationPage = lazyPart(
  async () => (await import('./application-page.tsx')).ApplicationPage,
  [loadFormMessages, loadScoutingMessages],
)

export const loader = ({ context, params }: Route.LoaderArgs) => loadScouting(context, params)

export const action = ({ context, params, request }: Route.ActionArgs) =>
  receiveApplication(context, params, request)

/**
 * The site never caches a page with a form, as each form has its own key (docs/product.md: Freshness). The response to a
 * submitted form is `no-store`, so that no history contains it either.
 */
export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ??
  (actionHeaders.has('Cache-Control') ? actionHeaders : { 'Cache-Control': 'private, no-cache' })

export default function ScoutingRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage view={loaderData} received={actionData ?? null} />
}
