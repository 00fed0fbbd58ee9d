import type { Route } from './+types/talent-by-id.route.ts'
import { redirectToTalent } from './load-talent.server.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  redirectToTalent(context, params, url.search)

/** Never rendered; but without a component, React Router sends errors as JSON instead of a page. */
export default function TalentByIdRoute() {
  return null
}
