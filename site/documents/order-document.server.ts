import { redirect, type RouterContextProvider } from 'react-router'

import type { Locale } from '#agency/locale.ts'
import type { Talent } from '#agency/talent.ts'
import type { DocumentReply, PortfolioWish } from '#upstream/upstream.ts'

import { toColourNames } from '../colour-names.ts'
import { refusalPath, type DocumentKind } from '../document-addresses.ts'
import { optional, pageNotFound } from '../failures.server.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import { pageLocale } from '../page-locale.server.ts'
import { identityContext, reportContext, upstreamContext } from '../request-context.ts'
import { measureRows } from '../talent/measure-rows.ts'
import { type DocumentWish, readWish } from './document-wish.ts'
import { attachment, fileNameOf } from './file-name.ts'
import { type Refusal, statusOfRefusal } from './refusal.ts'

type Context = Readonly<RouterContextProvider>
type Params = { locale?: string | undefined; id_model: string; kind: string }
type Order = { locale: Locale; id: number; kind: DocumentKind }

const RETRY_AFTER_SECONDS = '5'

/**
 * Answers the order of a document: the file, under the talent's name; else why not, to a script as JSON, to a form by leading
 * to a page that says it. 404 for an address that leads nowhere.
 */
export async function orderDocument(context: Context, params: Params, request: Request) {
  const order = readOrder(params)
  const made = await make(context, order, request)
  if (typeof made !== 'string') return made
  const takesPages = request.headers.get('accept')?.includes('text/html') === true
  if (takesPages) return redirect(`${refusalPath(order.locale, order.id)}?failed=${made}`, 303)
  const { message } = messagesOf(order.locale).documents[made]
  const status = statusOfRefusal(made)
  const headers = { ...notKept, ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }) }
  return Response.json({ refusal: made, message }, { status, headers })
}

const notKept = { 'Cache-Control': 'private, no-store' }

function readOrder(params: Params): Order {
  const { kind, id_model: id } = params
  const locale = pageLocale(params)
  if ((kind !== 'pdf' && kind !== 'zip') || !/^\d{1,15}$/.test(id)) throw pageNotFound()
  return { locale, id: Number(id), kind }
}

async function make(context: Context, order: Order, request: Request): Promise<Response | Refusal> {
  const { id, kind, locale } = order
  const wish = readWish(await request.formData())
  if (wish === null) return 'choice'
  const upstream = context.get(upstreamContext)
  const reply = await upstream.talent(id, locale)
  if (reply.status === 'failed') return 'failed'
  const talent = reply.value
  if (talent === null) return 'gone'
  const frames = chosenFrames(talent, wish)
  if (frames === null) return 'gone'
  const pictures = { talent: { id, name: talent.name }, frames }
  const document =
    kind === 'zip'
      ? await upstream.zip(pictures, request.signal)
      : await upstream.pdf(
          { ...pictures, ...(await portfolioOf(context, talent, wish, locale)) },
          request.signal,
        )
  return toAnswer(context, document, { ...order, name: talent.name })
}

/** In the talent's own order, in which the gallery shows them; null when one is not among them. */
function chosenFrames({ gallery }: Talent, { frames }: DocumentWish) {
  const chosen = new Set(frames)
  const found = [...gallery.book, ...gallery.polaroids].filter(({ id }) => chosen.has(id))
  return found.length === chosen.size ? found : null
}

/** All that a PDF says beside the pictures. Of a kid only the first name is known here (decisions: Boards). */
async function portfolioOf(
  context: Context,
  talent: Talent,
  { mode, unit, hasBleed }: DocumentWish,
  locale: Locale,
): Promise<Omit<PortfolioWish, 'talent' | 'frames'>> {
  const { brand, emails, phones, address, documents } = context.get(identityContext)
  const colours = await optional(context.get(upstreamContext).colours())
  const names = toColourNames(colours, locale)
  const rows = measureRows(talent, names, locale, mode === 'composite' ? 'both' : unit)
  const isEnglish = locale === 'en'
  return {
    mode,
    locale,
    hasBleed,
    paper: mode === 'portfolio' ? (isEnglish ? 'letter' : 'a4') : isEnglish ? 'half-letter' : 'a5',
    measures: rows.map(({ measure, value }) => ({
      label: messagesOf(locale).talent[measure],
      value,
    })),
    template: documents.template,
    agency: {
      name: brand,
      email: emails.general,
      phone: phones[0] ?? '',
      address: address.join(', '),
    },
  }
}

function toAnswer(
  context: Context,
  document: DocumentReply,
  { name, kind }: { name: string; kind: DocumentKind },
): Response | Refusal {
  if (document.status === 'failed') context.get(reportContext)(document.failure)
  if (document.status !== 'made') return document.status
  const { fileNameSuffix } = context.get(identityContext).documents
  return new Response(document.body, {
    headers: {
      ...notKept,
      'Content-Type': kind === 'pdf' ? 'application/pdf' : 'application/zip',
      'Content-Disposition': attachment(fileNameOf(name, fileNameSuffix, kind)),
      ...(document.bytes !== null && { 'Content-Length': String(document.bytes) }),
    },
  })
}
