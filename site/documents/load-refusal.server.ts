import { data } from 'react-router'

import { parseId } from '#agency/id.ts'

import { pageNotFound, required } from '../page/failures.server.ts'
import { pageLocale, type LocaleParams } from '../page/page-locale.server.ts'
import { upstreamContext, type PageContext } from '../page/request-context.ts'
import { talentPath } from '../talent/talent-address.ts'
import { namedPhotos } from './named-photos.ts'
import { readRefusal, refusalStatus } from './refusal.ts'

type Params = LocaleParams & { id_model: string }

/** Why a document was not made, and for which talent. 404 if the address names no reason, or if the talent has left. */
export async function loadRefusal(context: PageContext, params: Params, search: URLSearchParams) {
  const locale = pageLocale(context, params)
  const refusal = readRefusal(search.get('failed'))
  const id = parseId(params.id_model)
  if (refusal === null || id === null) throw pageNotFound()
  const talent = await required(context, context.get(upstreamContext).talent(id, locale))
  if (talent === null) throw pageNotFound()
  const { name } = talent
  const photos = namedPhotos(talent, new Set(search.getAll('frame').map(Number)), locale)
  return data(
    { refusal, photos, name, profile: talentPath(talent, locale) },
    { status: refusalStatus[refusal] },
  )
}
