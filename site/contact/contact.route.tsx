import { loadFormMessages, loadMessageFormMessages } from '../i18n/lazy-catalogues.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { Route } from './+types/contact.route.ts'
import { loadContact } from './load-contact.server.ts'
import { receiveContact } from './receive-contact.server.ts'

/** The page works before its script and texts load, and without them. */
const ContactPage = lazyPart(
  async () => (await import('./contact-page.tsx')).ContactPage,
  [loadFormMessages, loadMessageFormMessages],
)

export const loader = ({ context, params }: Route.LoaderArgs) => loadContact(context, params)

export const action = ({ context, params, request }: Route.ActionArgs) =>
  receiveContact(context, params, request)

/** Each page has its own form key, so no cache serves it again; an outcome is not even stored in the browser's history. */
export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ??
  (actionHeaders.has('Cache-Control') ? actionHeaders : { 'Cache-Control': 'private, no-cache' })

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage view={loaderData} received={actionData ?? null} />
}
