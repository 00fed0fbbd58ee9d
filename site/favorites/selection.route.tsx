import { isLocale } from '#agency/locale.ts'

import { withTimeoutOrNull } from '../page/with-timeout-or-null.ts'
import type { Route } from './+types/selection.route.ts'
import { loadSelection, type SelectionView } from './load-selection.server.ts'
import { SelectionPage } from './selection-page.tsx'

/** How long the page shows names alone; then it shows the stored favorites. */
const WAIT_MS = 5_000

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadSelection(context, params, url.searchParams)

/** The visitor's own list needs no server: without a connection it opens too, as the browser stores it. */
export const clientLoader = async ({
  url: { searchParams },
  params: { locale = 'pt' },
  serverLoader,
}: Route.ClientLoaderArgs): Promise<SelectionView> => {
  if (searchParams.has('mine')) {
    return (await withTimeoutOrNull(WAIT_MS, serverLoader())) ?? { kind: 'mine', selection: null }
  }
  const isOwn = !searchParams.has('ids') && isLocale(locale)
  return isOwn ? { kind: 'page', shared: null } : serverLoader()
}

/** A selection is private: no shared cache stores it. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'Cache-Control': 'private, no-cache' }

export default function SelectionRoute({ loaderData }: Route.ComponentProps) {
  return <SelectionPage shared={loaderData.kind === 'page' ? loaderData.shared : null} />
}
