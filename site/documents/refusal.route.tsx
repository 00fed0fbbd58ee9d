import { LIST_WORD } from '../page/document-addresses.ts'
import { withTimeoutOrNull } from '../page/with-timeout-or-null.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { Route } from './+types/refusal.route.ts'
import { loadList } from './load-list.server.ts'
import { loadRefusal } from './load-refusal.server.ts'
import { RefusalPage } from './refusal-page.tsx'

const ListPage = lazyPart(async () => (await import('./list-page.tsx')).ListPage)

export const loader = ({ context, params, url: { searchParams } }: Route.LoaderArgs) =>
  params.id_model === LIST_WORD
    ? loadList(context, params, searchParams)
    : loadRefusal(context, params, searchParams)

/** The dialog asks with `mine`; without an answer it offers what needs none. */
export const clientLoader = async ({
  url: { searchParams },
  serverLoader,
}: Route.ClientLoaderArgs) => {
  if (!searchParams.has('mine')) return serverLoader()
  return (
    (await withTimeoutOrNull(WAIT_MS, serverLoader())) ?? {
      list: null,
      frames: null,
      refusal: null,
    }
  )
}

/** How long the dialog waits to learn who is there. */
const WAIT_MS = 5_000

export default function RefusalRoute({ loaderData }: Route.ComponentProps) {
  if (!('list' in loaderData)) return <RefusalPage {...loaderData} />
  const { list, refusal } = loaderData
  return list === null ? null : <ListPage {...list} refusal={refusal} />
}
