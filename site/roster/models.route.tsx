import type { Route } from './+types/models.route.ts'
import { loadModels } from './load-roster.server.ts'
import { rosterFromList } from './roster-from-list.ts'
import { RosterPage } from './roster-page.tsx'
import { toRosterText } from './roster-text.ts'

export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  toRosterText(await loadModels(context, params, url.searchParams))

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  (await rosterFromList(request.url)) ?? serverLoader()

export default function ModelsRoute({ loaderData }: Route.ComponentProps) {
  return <RosterPage told={loaderData} />
}
