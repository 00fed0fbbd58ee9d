import type { Route } from './+types/board.route.ts'
import { loadBoard } from './load-roster.server.ts'
import { rosterInTab } from './roster-from-list.ts'
import { RosterPage } from './roster-page.tsx'
import { toRosterText } from './roster-text.ts'

export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  toRosterText(await loadBoard(context, params, url.searchParams))

export const clientLoader = (args: Route.ClientLoaderArgs) => rosterInTab(args)

export default function BoardRoute({ loaderData }: Route.ComponentProps) {
  return <RosterPage answer={loaderData} />
}
