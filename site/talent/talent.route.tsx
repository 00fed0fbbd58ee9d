import type { ShouldRevalidateFunctionArgs } from 'react-router'

import type { Route } from './+types/talent.route.ts'
import { loadTalent } from './load-talent.server.ts'
import { talentFromList } from './talent-from-list.ts'
import { TalentPage } from './talent-page.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadTalent(context, params, url.search)

export const clientLoader = ({ request, params, serverLoader }: Route.ClientLoaderArgs) =>
  talentFromList({ request, id: params.id_model, ask: () => serverLoader() })

/** The page depends on its path alone: a photo opens and closes without the server, so that it does without a connection, too. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate

/** The next talent's page begins anew, whatever the visitor moved, stopped or opened on this one. */
export default function TalentRoute({ loaderData }: Route.ComponentProps) {
  return <TalentPage key={loaderData.id} {...loaderData} />
}
