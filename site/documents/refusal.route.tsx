import type { Route } from './+types/refusal.route.ts'
import { loadRefusal } from './load-refusal.server.ts'
import { RefusalPage } from './refusal-page.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadRefusal(context, params, url.searchParams)

export default function RefusalRoute({ loaderData }: Route.ComponentProps) {
  return <RefusalPage {...loaderData} />
}
