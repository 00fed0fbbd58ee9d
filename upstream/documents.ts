import type { DocumentEndpoint, Order } from '#contract/endpoint.ts'
import { downloadListPdf, downloadPdf, downloadZip } from '#contract/panel/downloads.ts'
import { readJson } from '#contract/reading.ts'
import { Refusal } from '#contract/values.ts'

import { readText } from './call-endpoint.ts'
import type { UpstreamLimits } from './limits.ts'
import { toStream } from './media.ts'
import type { Service } from './service.ts'
import type { ServiceResponse } from './transport.ts'
import type {
  ArchiveContent,
  DocumentReply,
  DocumentPictures,
  PdfContent,
  ListPdfContent,
  Upstream,
} from './upstream.ts'

type DocumentsOptions = {
  service: Service
  isPanelEmbedded: boolean
  limits: Pick<UpstreamLimits, 'documentsOpen'>
}

/** Orders documents from the panel. The limit on open documents counts from the order to the last byte. Nothing is cached. */
export function createDocuments({
  service,
  isPanelEmbedded,
  limits,
}: DocumentsOptions): Pick<Upstream, 'isPanelEmbedded' | 'pdf' | 'listPdf' | 'zip'> {
  let open = 0

  async function orderOf<E extends DocumentEndpoint>(
    endpoint: E,
    order: Order<E>,
    signal: AbortSignal,
  ): Promise<DocumentReply> {
    if (open >= limits.documentsOpen) return { status: 'unavailable' }
    open += 1
    let isClosed = false
    const close = () => {
      if (!isClosed) open -= 1
      isClosed = true
    }
    const reply = await replyOf(service, endpoint, order, { signal, close })
    if (reply.status !== 'made') close()
    signal.addEventListener('abort', close)
    return reply
  }

  return {
    isPanelEmbedded,
    pdf: (content, signal) =>
      orderOf(
        downloadPdf,
        toPdfOrder(isPanelEmbedded ? content : { ...content, cover: null }),
        signal,
      ),
    listPdf: async (content, signal) =>
      isPanelEmbedded
        ? orderOf(downloadListPdf, toListOrder(content), signal)
        : { status: 'missing' },
    zip: (content, signal) =>
      orderOf(downloadZip, isPanelEmbedded ? toZipOrder(content) : toChosen(content), signal),
  }
}

async function replyOf<E extends DocumentEndpoint>(
  service: Service,
  endpoint: E,
  order: Order<E>,
  { signal, close }: { signal: AbortSignal; close: () => void },
): Promise<DocumentReply> {
  const fetched = await service.order(endpoint, order, signal)
  if (fetched.status === 'failed') return fetched
  const { status, headers, body } = fetched.value
  if (status === 200 && headers.get('content-type')?.startsWith(endpoint.type) && body !== null) {
    const bytes = Number(headers.get('content-length') ?? Number.NaN)
    return {
      status: 'made',
      body: toStream(body, close),
      bytes: Number.isSafeInteger(bytes) ? bytes : null,
    }
  }
  if (status === 422) return { status: 'invalid', places: await namedPlaces(body, signal) }
  await body?.cancel()
  return refusalOf(fetched.value)
}

const MAX_REFUSAL_BYTES = 64_000

/** The places of frames that a refusal names, as in `gallery.3`; empty if the refusal cannot be read. */
async function namedPlaces(
  body: ServiceResponse['body'],
  signal: AbortSignal,
): Promise<readonly number[]> {
  const text = await readText(body, { maxBytes: MAX_REFUSAL_BYTES, signal }).catch(() => null)
  const reading = text === null ? null : readJson(Refusal, text)
  const fields = reading?.status === 'read' ? Object.keys(reading.value.errors ?? {}) : []
  return fields.flatMap((field) => {
    const [, place] = /^gallery\.(\d{1,3})$/.exec(field) ?? []
    return place === undefined ? [] : [Number(place)]
  })
}

function refusalOf({ status }: ServiceResponse): DocumentReply {
  if (status === 200) {
    return { status: 'failed', reason: { kind: 'invalid-answer', issues: 'another type of file' } }
  }
  if (status === 404) return { status: 'missing' }
  if (status === 503 || status === 429) return { status: 'unavailable' }
  return { status: 'failed', reason: { kind: 'refused', status } }
}

function toChosen({ talent: { id, name }, frames }: DocumentPictures) {
  const gallery = frames.map(({ id: frame, file, caption, width, height }) => ({
    id: frame,
    file,
    caption,
    width,
    height,
  }))
  return { talent: { id, name }, gallery }
}

function toZipOrder(content: ArchiveContent): Order<typeof downloadZip> {
  const { format, locale, agency } = content
  return { ...toChosen(content), format, language: locale, agency }
}

function toPdfOrder(content: PdfContent): Order<typeof downloadPdf> {
  const { mode, locale, measures, template, paper, cover, hasBleed, agency } = content
  return {
    ...toChosen(content),
    measures: Object.fromEntries(measures.map(({ label, value }) => [label, value])),
    template,
    mode,
    language: locale,
    paper,
    ...(cover !== null && { cover }),
    bleed: hasBleed,
    agency,
  }
}

function toListOrder(content: ListPdfContent): Order<typeof downloadListPdf> {
  const { title, lines, perPage, locale, paper, agency, talents } = content
  return {
    title,
    lines: [...lines],
    perPage,
    language: locale,
    paper,
    agency,
    talents: talents.map(({ id, name, cover, frame, measures, note }) => ({
      id,
      name,
      ...(cover !== null && { cover }),
      ...(frame !== null && { frame }),
      measures: Object.fromEntries(measures.map(({ label, value }) => [label, value])),
      note,
    })),
  }
}
