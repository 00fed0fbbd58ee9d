import type { Route } from './+types/models.route.ts'
import { loadModels } from './load-roster.server.ts'
import { rosterInTab } from './roster-from-list.ts'
import { RosterPage } from './roster-page.tsx'
import { toRosterText } from './roster-text.ts'

export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  toRosterText(await loadModels(context, params, url.searchParams))

export const clientLoader = (args: Route.ClientLoaderArgs) => rosterInTab(args)

export default function ModelsRoute({ loaderData }: Route.ComponentProps) {
  return <RosterPage answer={loaderData} />
}
