import type { Route } from './+types/scout-check.route.ts'
import { loadScoutCheck } from './load-scout-check.server.ts'
import { ScoutCheckPage } from './scout-check-page.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => loadScoutCheck(context, params)

export default function ScoutCheckRoute({ loaderData }: Route.ComponentProps) {
  return <ScoutCheckPage view={loaderData} />
}
