import type { Route } from './+types/accessibility.route.ts'
import { TextPage } from '../page/text-page.tsx'
import { loadAccessibility } from './load-accessibility.server.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => loadAccessibility(context, params)

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData} />
}
