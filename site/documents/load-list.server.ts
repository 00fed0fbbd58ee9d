import { data } from 'react-router'

import type { Locale } from '#agency/locale.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { readIds } from '../favorites/heart/shared-ids.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import { profileMessages } from '../i18n/profile-messages.ts'
import { optional, required } from '../page/failures.server.ts'
import { pageLocale, type LocaleParams } from '../page/page-locale.server.ts'
import { mediaContext, upstreamContext, type PageContext } from '../page/request-context.ts'
import { toPhotoView } from '../talent/gallery.server.ts'
import {
  type FrameGallery,
  FRAMES_PARAMETER,
  type ListedFacts,
  type ListFacts,
} from './list-dialog/list-facts.ts'
import { readRefusal, refusalStatus } from './refusal.ts'
import { printedCover } from './list-pdf-content.server.ts'

/**
 * Which talents of an address (`?ids=7,12`) are on the roster, and why a document was not made, if the address says so. With
 * `&frames`, also the frames of the first one; null without an answer of the service.
 */
export async function loadList(
  context: PageContext,
  params: LocaleParams,
  search: URLSearchParams,
) {
  const locale = pageLocale(context, params)
  const upstream = context.get(upstreamContext)
  const { ids } = readIds(search.get('ids') ?? '')
  const roster = await required(context, upstream.roster())
  const byId = new Map(roster.map((talent) => [talent.id, talent]))
  const there = ids.flatMap((id) => byId.get(id) ?? [])
  const list: ListFacts = {
    talents: there.map((talent) => toListed(context, talent)),
    gone: ids.filter((id) => !byId.has(id)),
    hasPdf: upstream.isPanelEmbedded,
  }
  const [first] = there
  const hasFrames = search.has(FRAMES_PARAMETER) && first !== undefined
  const frames = hasFrames ? await framesOf(context, first, locale) : null
  const asked = readRefusal(search.get('failed'))
  const refusal = asked ?? (ids.length === 0 ? 'choice' : there.length === 0 ? 'gone' : null)
  const status = refusal === null ? 200 : refusalStatus[refusal]
  return data({ list, frames, refusal }, { status })
}

function toListed(context: PageContext, talent: RosterTalent): ListedFacts {
  const { id, name } = talent
  const file = printedCover(talent)
  return { id, name, cover: file === null ? null : context.get(mediaContext).picture(file) }
}

/** The frames of book and polaroids, as on the profile; galleries without any are left out. */
async function framesOf(
  context: PageContext,
  { id, name }: RosterTalent,
  locale: Locale,
): Promise<FrameGallery[] | null> {
  const talent = await optional(context.get(upstreamContext).talent(id, locale))
  if (talent === null) return null
  const media = context.get(mediaContext)
  const titles = messagesOf(locale).talent
  const text = profileMessages[locale]
  return (['book', 'polaroids'] as const).flatMap((gallery) => {
    const photos = talent.gallery[gallery]
    const title = titles[gallery]
    const total = photos.length
    const frames = photos.map((photo, index) => {
      const position = index + 1
      return {
        id: photo.id,
        place: `${title}, ${text.photoOf({ position, total })}`,
        words: text.photo({ name, gallery: title, position, total }),
        picture: toPhotoView(media, photo).picture,
      }
    })
    return total === 0 ? [] : [{ title, frames }]
  })
}
