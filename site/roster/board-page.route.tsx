import type { Route } from './+types/board-page.route.ts'
import { loadBoardPage } from './load-roster.server.ts'
import { rosterFromList } from './roster-from-list.ts'
import { RosterPage } from './roster-page.tsx'
import { toRosterText } from './roster-text.ts'

export const loader = async ({ context, params, pattern, url }: Route.LoaderArgs) =>
  toRosterText(await loadBoardPage(context, params, pattern, url.searchParams))

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  (await rosterFromList(request.url)) ?? serverLoader()

export default function BoardPageRoute({ loaderData }: Route.ComponentProps) {
  return <RosterPage told={loaderData} />
}
