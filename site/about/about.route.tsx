import type { Route } from './+types/about.route.ts'
import { AboutPage } from './about-page.tsx'
import { loadAbout } from './load-about.server.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => loadAbout(context, params)

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
