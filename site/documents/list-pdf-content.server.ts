import { dayOf } from '#agency/calendar-day.ts'
import type { Locale } from '#agency/locale.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { ListPdfContent } from '#upstream/upstream.ts'

import { formatDate } from '../i18n/formats.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import { listDocumentMessages } from '../i18n/list-document-messages.ts'
import { mediaContext, type PageContext } from '../page/request-context.ts'
import type { ColourNames } from '../talent/colour-names.ts'
import { measureRows } from '../talent/measure-rows.ts'
import { agencyContact } from './pdf-content.server.ts'
import type { ListRequest } from './list-request.ts'

type Found = {
  listRequest: ListRequest
  talents: readonly RosterTalent[]
  colours: ColourNames
  locale: Locale
}

/** Everything on the PDF of a list. Of a kid, only the first name is known here (docs/product.md: Children). */
export function listPdfContent(
  context: PageContext,
  { listRequest, talents, colours, locale }: Found,
): ListPdfContent {
  const { title, client, layout, notes, frames } = listRequest
  const text = listDocumentMessages[locale]
  const { talent: words } = messagesOf(locale)
  const media = context.get(mediaContext)
  const today = formatDate(dayOf(new Date()), locale)
  const lines = [client === '' ? '' : text.cover.for(client), text.total(talents.length), today]
  return {
    title: title || text.fallbackTitle,
    lines: lines.filter((line) => line !== ''),
    perPage: layout,
    locale,
    paper: locale === 'en' ? 'letter' : 'a4',
    agency: agencyContact(context),
    talents: talents.map((talent) => {
      const { id, name } = talent
      const file = printedCover(talent)
      const size = file === null ? null : media.picture(file)
      return {
        id,
        name,
        cover:
          file === null ? null : { file, width: size?.width ?? null, height: size?.height ?? null },
        frame: frames.get(id) ?? null,
        measures: measureRows(talent, colours, locale).map(({ measure, value }) => ({
          label: words[measure],
          value,
        })),
        note: notes.get(id) ?? '',
      }
    }),
  }
}

/** The cover that a list's PDF prints, as media path; null if there is none. */
export function printedCover({ covers }: RosterTalent): string | null {
  return covers.poster ?? covers.card
}
