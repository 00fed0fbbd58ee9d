import type { Route } from './+types/privacy.route.ts'
import { loadPrivacy } from './load-privacy.server.ts'
import { PrivacyPage } from './privacy-page.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) => loadPrivacy(context, params)

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData} />
}
