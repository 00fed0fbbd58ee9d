import { isLocale } from '#agency/locale.ts'

import { inTime } from '../page/in-time.ts'
import type { Route } from './+types/selection.route.ts'
import { loadSelection } from './load-selection.server.ts'
import { SelectionPage } from './selection-page.tsx'
import type { SelectionView } from './selection-view.ts'

/** So long a visitor looks at names alone; then what the browser keeps must do. */
const WAIT_MS = 5_000

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadSelection(context, params, url.searchParams)

/** The visitor's own list needs no server: without connection it opens, and stays as the browser has it. */
export const clientLoader = async ({
  url: { searchParams },
  params: { locale = 'pt' },
  serverLoader,
}: Route.ClientLoaderArgs): Promise<SelectionView> => {
  if (searchParams.has('mine')) {
    return (await inTime(serverLoader(), WAIT_MS)) ?? { kind: 'mine', selection: null }
  }
  const isOwn = !searchParams.has('ids') && isLocale(locale)
  return isOwn ? { kind: 'page', shared: null } : serverLoader()
}

/** Whom somebody chose is nobody else's business: no cache on the way keeps it. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'Cache-Control': 'private, no-cache' }

export default function SelectionRoute({ loaderData }: Route.ComponentProps) {
  return <SelectionPage shared={loaderData.kind === 'page' ? loaderData.shared : null} />
}
