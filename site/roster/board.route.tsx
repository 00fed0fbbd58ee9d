import type { Route } from './+types/board.route.ts'
import { loadBoard } from './load-roster.server.ts'
import { rosterFromList } from './roster-from-list.ts'
import { RosterPage } from './roster-page.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadBoard(context, params, url.searchParams)

export const clientLoader = async ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  (await rosterFromList(request.url)) ?? serverLoader()

export default function BoardRoute({ loaderData }: Route.ComponentProps) {
  return <RosterPage {...loaderData} />
}
