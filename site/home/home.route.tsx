import type { Route } from './+types/home.route.ts'
import { HomePage } from './home-page.tsx'
import { loadHome } from './load-home.server.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadHome(context, params, url.searchParams)

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
