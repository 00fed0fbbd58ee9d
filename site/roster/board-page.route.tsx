import type { Route } from './+types/board-page.route.ts'
import { loadBoardPage } from './load-roster.server.ts'
import { RosterPage } from './roster-page.tsx'

export const loader = ({ context, params, pattern, url }: Route.LoaderArgs) =>
  loadBoardPage(context, params, pattern, url.searchParams)

export default function BoardPageRoute({ loaderData }: Route.ComponentProps) {
  return <RosterPage {...loaderData} />
}
