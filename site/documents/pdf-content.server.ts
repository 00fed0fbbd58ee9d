import type { Frame } from '#agency/gallery.ts'
import type { Locale } from '#agency/locale.ts'
import { frameOfCover, type Talent } from '#agency/talent.ts'
import type {
  AgencyContact,
  ArchiveContent,
  DocumentPictures,
  PdfContent,
} from '#upstream/upstream.ts'

import { messagesOf } from '../i18n/catalogues.ts'
import { MAX_PHOTOS } from '../page/document-addresses.ts'
import { optional } from '../page/failures.server.ts'
import {
  identityContext,
  mediaContext,
  upstreamContext,
  type PageContext,
} from '../page/request-context.ts'
import { type MeasureRow, measureRows } from '../talent/measure-rows.ts'
import { toColourNames } from '../talent/to-colour-names.ts'
import type { DocumentRequest } from './document-request.ts'

type Chosen = { documentRequest: DocumentRequest; pictures: DocumentPictures; locale: Locale }

/** Everything on a PDF. Of a kid, only the first name is known here (docs/product.md: Children). */
export async function pdfContent(
  context: PageContext,
  talent: Talent,
  { documentRequest, pictures, locale }: Chosen,
): Promise<PdfContent> {
  const { mode, unit, hasCover, hasBleed } = documentRequest
  const { documents } = context.get(identityContext)
  const upstream = context.get(upstreamContext)
  const { isPanelEmbedded } = upstream
  const colours = toColourNames(isPanelEmbedded ? await optional(upstream.colours()) : null, locale)
  const rows = measureRows(talent, colours, locale, mode === 'composite' ? 'both' : unit)
  const isEnglish = locale === 'en'
  const { frames } = pictures
  const shown = hasCover ? withCover(context, talent, frames) : { frames, cover: null }
  return {
    ...pictures,
    ...shown,
    // a composite shows only the first of them
    frames: mode === 'composite' ? shown.frames.slice(0, MAX_PHOTOS) : shown.frames,
    mode,
    locale,
    hasBleed,
    paper: mode === 'portfolio' ? (isEnglish ? 'letter' : 'a4') : isEnglish ? 'half-letter' : 'a5',
    measures: (isPanelEmbedded ? rows : orderedMeasures(rows)).map(({ measure, value }) => ({
      label: messagesOf(locale).talent[measure],
      value,
    })),
    template: documents.template,
    agency: agencyContact(context),
  }
}

/** Everything in an archive. */
export function archiveContent(context: PageContext, chosen: Chosen): ArchiveContent {
  const { documentRequest, pictures, locale } = chosen
  return { ...pictures, format: documentRequest.format, locale, agency: agencyContact(context) }
}

/** The agency as documents name it. */
export function agencyContact(context: PageContext): AgencyContact {
  const { brand, emails, phones, address } = context.get(identityContext)
  return {
    name: brand,
    email: emails.general,
    phone: phones[0] ?? '',
    address: address.join(', '),
  }
}

/** Puts the cover before the frames: as a frame, if it is one, else by itself, which only the embedded panel takes. */
function withCover(context: PageContext, talent: Talent, frames: readonly Frame[]) {
  const { poster } = talent.covers
  const cover = frameOfCover(talent)
  if (poster === null) return { frames, cover: null }
  if (cover === null) {
    const { width, height } = context.get(mediaContext).picture(poster)
    return { frames, cover: { file: poster, width, height } }
  }
  const others = frames.filter(({ id }) => id !== cover.id)
  return { frames: [cover, ...others], cover: null }
}

/** The measures in an order to another panel: height, bust or chest, waist, hips and shoes. It knows the others itself. */
function orderedMeasures(rows: readonly MeasureRow[]): MeasureRow[] {
  const hasBust = rows.some(({ measure }) => measure === 'bust')
  const names = ['height', hasBust ? 'bust' : 'chest', 'waist', 'hips', 'shoes']
  return rows.filter(({ measure }) => names.includes(measure))
}
