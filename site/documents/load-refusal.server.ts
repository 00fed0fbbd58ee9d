import { data } from 'react-router'

import { parseId } from '#agency/id.ts'
import type { Locale } from '#agency/locale.ts'
import type { Talent } from '#agency/talent.ts'

import { messagesOf } from '../i18n/catalogues.ts'
import { documentMessages } from '../i18n/document-messages.ts'
import { pageNotFound, required } from '../page/failures.server.ts'
import { pageLocale, type LocaleParams } from '../page/page-locale.server.ts'
import { upstreamContext, type PageContext } from '../page/request-context.ts'
import { talentPath } from '../talent/talent-address.ts'
import { type NamedPhoto, readRefusal, statusOfRefusal } from './refusal.ts'

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
    { status: statusOfRefusal(refusal) },
  )
}

const MAX_NAME_LENGTH = 80

/** Finds a talent's photos by id, each named as on the profile: its caption, else gallery and position. */
export function namedPhotos(
  { gallery }: Pick<Talent, 'gallery'>,
  ids: ReadonlySet<number>,
  locale: Locale,
): NamedPhoto[] {
  const { book, polaroids } = messagesOf(locale).talent
  const galleries = [
    { title: book, photos: gallery.book },
    { title: polaroids, photos: gallery.polaroids },
  ]
  return galleries.flatMap(({ title, photos }) =>
    photos.flatMap(({ id, caption }, index) => {
      const place = documentMessages[locale].place({ gallery: title, position: index + 1 })
      return ids.has(id) ? [{ id, name: caption === null ? place : shortened(caption) }] : []
    }),
  )
}

function shortened(caption: string): string {
  const letters = Array.from(caption)
  return letters.length <= MAX_NAME_LENGTH
    ? caption
    : `${letters.slice(0, MAX_NAME_LENGTH).join('')}…`
}
