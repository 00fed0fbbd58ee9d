import { toCsv } from '#agency/csv.ts'
import type { Locale } from '#agency/locale.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { listDocumentMessages } from '../i18n/list-document-messages.ts'
import {
  type ListDocumentKind,
  listDocumentKinds,
  listFormPath,
} from '../page/document-addresses.ts'
import { optional, pageNotFound } from '../page/failures.server.ts'
import { pageLocale, type LocaleParams } from '../page/page-locale.server.ts'
import {
  documentPauseContext,
  originContext,
  upstreamContext,
  type PageContext,
} from '../page/request-context.ts'
import { talentPath } from '../talent/talent-address.ts'
import type { ColourNames } from '../talent/colour-names.ts'
import { toColourNames } from '../talent/to-colour-names.ts'
import {
  answerFile,
  answerRefusal,
  type Content,
  reportFailedOrder,
} from './order-answer.server.ts'
import type { Refusal } from './refusal.ts'
import { archiveOfComposites, compositesOf } from './list-archive.server.ts'
import { listRefusalText } from './list-refusal.ts'
import { listedIds, type ListRequest, readListRequest } from './list-request.ts'
import { listTable, textsOf } from './list-table.ts'
import { listPdfContent } from './list-pdf-content.server.ts'
import { toXlsx } from './to-xlsx.server.ts'

type Params = LocaleParams & { kind: string }

/**
 * Answers an order of a list's document with the file, named after the list. A refusal is JSON for script, and a redirect to the
 * form for a form without script. 404 for an unknown kind, and for a PDF where the agency's own panel makes none.
 */
export async function orderList(
  context: PageContext,
  params: Params,
  request: Request,
): Promise<Response> {
  const locale = pageLocale(context, params)
  const kind = listDocumentKinds.find((each) => each === params.kind)
  if (kind === undefined) throw pageNotFound()
  if (kind === 'pdf' && !context.get(upstreamContext).isPanelEmbedded) throw pageNotFound()
  const fields = await request.formData().catch(() => null) // a body that is no form chooses nothing
  const listRequest = fields === null ? null : readListRequest(fields, kind)
  const pauseSeconds = await context.get(documentPauseContext)()
  const order = { kind, locale, signal: request.signal }
  const made =
    pauseSeconds !== null
      ? 'often'
      : listRequest === null
        ? 'choice'
        : await make(context, order, listRequest)
  if (made instanceof Response) return made
  return answerRefusal(request, {
    refusal: made,
    message: listRefusalText(made, locale).message,
    frames: [],
    address: `${listFormPath(locale, fields === null ? [] : listedIds(fields).ids)}&failed=${made}`,
    pauseSeconds,
  })
}

type Order = { kind: ListDocumentKind; locale: Locale; signal: AbortSignal }

async function make(
  context: PageContext,
  order: Order,
  listRequest: ListRequest,
): Promise<Response | Refusal> {
  const upstream = context.get(upstreamContext)
  const [reply, colours] = await Promise.all([upstream.roster(), optional(upstream.colours())])
  if (reply.status === 'failed') return 'failed'
  const byId = new Map(reply.value.map((talent) => [talent.id, talent]))
  const talents = listRequest.ids.flatMap((id) => byId.get(id) ?? [])
  if (talents.length === 0) return 'gone'
  const found = { ...order, listRequest, talents, colours: toColourNames(colours, order.locale) }
  switch (order.kind) {
    case 'pdf':
      return makePdf(context, found)
    case 'zip':
      return makeZip(context, found)
    case 'xlsx':
    case 'csv':
      return makeTable(context, found)
  }
}

type Found = Order & {
  listRequest: ListRequest
  talents: readonly RosterTalent[]
  colours: ColourNames
}

async function makeTable(context: PageContext, found: Found): Promise<Response> {
  const { kind, locale, listRequest, talents, colours } = found
  const origin = context.get(originContext)
  const rows = talents.map((talent) => ({
    talent,
    note: listRequest.notes.get(talent.id) ?? '',
    address: origin + talentPath(talent, locale),
  }))
  const table = listTable(rows, { locale, colours })
  const bytes =
    kind === 'xlsx'
      ? await toXlsx(listDocumentMessages[locale].table.sheet, table)
      : Buffer.from(toCsv(textsOf(table, locale), locale === 'en' ? ',' : ';'))
  return toAnswer(context, found, { body: new Uint8Array(bytes), bytes: bytes.length })
}

/** The most archives that are made at once: each keeps two places in the panel's queue of documents. */
const MAX_ARCHIVES = 2
let archives = 0

async function makeZip(context: PageContext, found: Found): Promise<Response | Refusal> {
  if (archives >= MAX_ARCHIVES) return 'busy'
  archives += 1
  let isOpen = true
  const close = () => {
    if (isOpen) archives -= 1
    isOpen = false
  }
  const answer = await openZip(context, found, close).catch((error: unknown) => {
    close()
    throw error
  })
  if (!(answer instanceof Response)) close()
  return answer
}

async function openZip(
  context: PageContext,
  found: Found,
  close: () => void,
): Promise<Response | Refusal> {
  const { locale, signal, talents, listRequest } = found
  const { frames } = listRequest
  const composites = compositesOf(context, talents, { locale, signal, frames })
  const { value: first } = await composites.next()
  signal.throwIfAborted() // nobody would read the answer, so nothing would end it
  if (!first || first.status === 'unavailable') return 'busy'
  const body = toStream(archiveOfComposites(first, composites, locale), close)
  signal.addEventListener('abort', close, { once: true })
  return toAnswer(context, found, { body, bytes: null })
}

async function makePdf(context: PageContext, found: Found): Promise<Response | Refusal> {
  const { signal } = found
  const reply = await context.get(upstreamContext).listPdf(listPdfContent(context, found), signal)
  if (reply.status === 'made') return toAnswer(context, found, reply)
  if (reply.status === 'failed') reportFailedOrder(context, reply.reason, signal)
  return reply.status === 'unavailable' ? 'busy' : 'failed'
}

/**
 * A stream that makes the next part when it is read, and ends the work when its reader leaves. Calls `close` at its end, however it
 * ends.
 */
function toStream(
  parts: AsyncGenerator<Uint8Array, void>,
  close: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const part = await parts.next()
          if (part.done !== true) return controller.enqueue(part.value)
          close()
          controller.close()
        } catch (error) {
          close()
          throw error
        }
      },
      async cancel() {
        close()
        await parts.return()
      },
    },
    { highWaterMark: 0 },
  )
}

function toAnswer(context: PageContext, found: Found, content: Content): Response {
  const { kind, locale, listRequest } = found
  const { composites, fallbackTitle } = listDocumentMessages[locale]
  const name = listRequest.title || fallbackTitle
  return answerFile(context, content, { name, words: kind === 'zip' ? [composites] : [], kind })
}
