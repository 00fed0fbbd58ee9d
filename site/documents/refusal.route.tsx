import { LIST_WORD } from '../page/document-addresses.ts'
import { latePart } from '../page/late-part.tsx'
import type { Route } from './+types/refusal.route.ts'
import { loadList } from './load-list.server.ts'
import { loadRefusal } from './load-refusal.server.ts'
import { RefusalPage } from './refusal-page.tsx'

const ListPage = latePart(async () => (await import('./list-page.tsx')).ListPage)

export const loader = ({ context, params, url: { searchParams } }: Route.LoaderArgs) =>
  params.id_model === LIST_WORD
    ? loadList(context, params, searchParams)
    : loadRefusal(context, params, searchParams)

export default function RefusalRoute({ loaderData }: Route.ComponentProps) {
  return 'list' in loaderData ? (
    <ListPage {...loaderData.list} refusal={loaderData.refusal} />
  ) : (
    <RefusalPage {...loaderData} />
  )
}
