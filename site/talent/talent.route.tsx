import type { Route } from './+types/talent.route.ts'
import { loadTalent } from './load-talent.server.ts'
import { talentFromList } from './talent-from-list.ts'
import { TalentPage } from './talent-page.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadTalent(context, params, url.search)

export const clientLoader = ({ request, params, serverLoader }: Route.ClientLoaderArgs) =>
  talentFromList({ request, id: params.id_model, ask: () => serverLoader() })

export default function TalentRoute({ loaderData }: Route.ComponentProps) {
  return <TalentPage {...loaderData} />
}
