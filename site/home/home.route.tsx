import type { Route } from './+types/home.route.ts'
import { HomePage } from './home-page.tsx'
import { loadHome } from './load-home.server.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => loadHome(context, params)

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
