import type { Route } from './+types/my-application.route.ts'
import { loadMyApplication } from './load-my-application.server.ts'
import { MyApplicationPage } from './my-application-page.tsx'
import { receiveMyApplication } from './receive-my-application.server.ts'

export const loader = ({ context, params }: Route.LoaderArgs) => loadMyApplication(context, params)

export const action = ({ context, params, request }: Route.ActionArgs) =>
  receiveMyApplication(context, params, request)

/** Nothing of the page is stored anywhere, not even in the browser's history. */
export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ??
  (actionHeaders.has('Cache-Control') ? actionHeaders : { 'Cache-Control': 'private, no-store' })

export default function MyApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MyApplicationPage view={loaderData} answer={actionData?.answer ?? null} />
}
