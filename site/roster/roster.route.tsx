import type { Route } from './+types/roster.route.ts'
import { loadRoster } from './load-roster.server.ts'
import { rosterInTab } from './roster-from-list.ts'
import { RosterPage } from './roster-page.tsx'
import { toRosterText } from './roster-text.ts'

export const loader = async ({ context, params, pattern, url }: Route.LoaderArgs) =>
  toRosterText(await loadRoster(context, params, pattern, url.searchParams))

export const clientLoader = (args: Route.ClientLoaderArgs) => rosterInTab(args)

export default function RosterRoute({ loaderData }: Route.ComponentProps) {
  return <RosterPage answer={loaderData} />
}
