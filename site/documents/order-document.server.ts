import { parseId } from '#agency/id.ts'
import type { Locale } from '#agency/locale.ts'
import { isKid, type Talent } from '#agency/talent.ts'

import { type DocumentKind, MAX_PHOTOS, refusalPath } from '../page/document-addresses.ts'
import { pageNotFound } from '../page/failures.server.ts'
import { documentMessages } from '../i18n/document-messages.ts'
import { pageLocale, type LocaleParams } from '../page/page-locale.server.ts'
import { documentPauseContext, upstreamContext, type PageContext } from '../page/request-context.ts'
import { type DocumentRequest, readDocumentRequest } from './document-request.ts'
import { namedPhotos } from './named-photos.ts'
import { archiveContent, pdfContent } from './pdf-content.server.ts'
import { answerFile, answerRefusal, reportFailedOrder } from './order-answer.server.ts'
import { type Refusal, type Refused, refusalMessage } from './refusal.ts'

type Params = LocaleParams & { id_model: string; kind: string }
type Order = { locale: Locale; id: number; kind: DocumentKind }

/**
 * Answers an order with the document, named after the talent. A refusal is JSON for script, and a redirect to the refusal page
 * for a form without script. 404 for an address without a valid language, id and kind.
 */
export async function orderDocument(context: PageContext, params: Params, request: Request) {
  const order = readOrder(context, params)
  const pauseSeconds = await context.get(documentPauseContext)()
  const made = pauseSeconds === null ? await make(context, order, request) : because('often')
  if (made instanceof Response) return made
  return answerRefusal(request, {
    refusal: made.refusal,
    message: refusalMessage(made, documentMessages[order.locale]),
    frames: made.photos.map(({ id }) => id),
    address: refusalAddress(order, made),
    pauseSeconds,
  })
}

function refusalAddress({ locale, id }: Order, { refusal, photos }: Refused): string {
  const query = new URLSearchParams({ failed: refusal })
  for (const photo of photos) query.append('frame', String(photo.id))
  return `${refusalPath(locale, id)}?${query}`
}

function readOrder(context: PageContext, params: Params): Order {
  const { kind } = params
  const id = parseId(params.id_model)
  const locale = pageLocale(context, params)
  if ((kind !== 'pdf' && kind !== 'zip') || id === null) throw pageNotFound()
  return { locale, id, kind }
}

async function make(
  context: PageContext,
  order: Order,
  request: Request,
): Promise<Response | Refused> {
  const { id, kind, locale } = order
  const fields = await request.formData().catch(() => null) // a body that is no form chooses nothing
  const asked = fields === null ? null : readDocumentRequest(fields)
  if (asked === null) return because('choice')
  const upstream = context.get(upstreamContext)
  const reply = await upstream.talent(id, locale)
  if (reply.status === 'failed') return because('failed')
  const talent = reply.value
  if (talent === null) return because('gone')
  // a child's originals may say the surname, or where they were taken (docs/product.md: Children)
  const documentRequest = isKid(talent) ? { ...asked, format: 'jpeg' as const } : asked
  const photos = chosenPhotos(talent, documentRequest)
  if (photos === null) return because('gone')
  const pictures = { talent: { id, name: talent.name }, frames: photos }
  const chosen = { documentRequest, pictures, locale }
  const content =
    kind === 'zip' ? archiveContent(context, chosen) : await pdfContent(context, talent, chosen)
  if (content.frames.length > MAX_PHOTOS) return because('choice') // the cover is one more
  const document =
    'format' in content
      ? await upstream.zip(content, request.signal)
      : await upstream.pdf(content, request.signal)
  if (document.status === 'invalid') {
    const ids = new Set(document.places.flatMap((place) => content.frames[place]?.id ?? []))
    return { refusal: 'unprintable', photos: namedPhotos(talent, ids, locale) }
  }
  if (document.status === 'failed') reportFailedOrder(context, document.reason, request.signal)
  if (document.status !== 'made') return because(refusals[document.status])
  const words = contentWords(order, documentRequest, upstream.isPanelEmbedded)
  return answerFile(context, document, { name: talent.name, words, kind })
}

const refusals = { missing: 'gone', unavailable: 'busy', failed: 'failed' } as const

/** The chosen photos in the visitor's order; null if the gallery lacks one of them. */
function chosenPhotos({ gallery }: Talent, { photos }: DocumentRequest) {
  const all = [...gallery.book, ...gallery.polaroids]
  const found = photos.flatMap((id) => all.find((photo) => photo.id === id) ?? [])
  return found.length === photos.length ? found : null
}

function because(refusal: Refusal): Refused {
  return { refusal, photos: [] }
}

/** What a file name says of the content: mode and unit, or an archive's format. A composite has both units, and so names none. */
function contentWords(
  { locale, kind }: Order,
  { mode, unit, format }: DocumentRequest,
  hasJpegs: boolean,
): string[] {
  const text = documentMessages[locale].dialog
  if (kind === 'zip') return [hasJpegs && format === 'jpeg' ? 'jpeg' : text.originals]
  return mode === 'composite' ? [text.composite] : [text.portfolio, text[unit]]
}
