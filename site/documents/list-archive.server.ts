import { setImmediate, setTimeout } from 'node:timers/promises'

import { ZipFile } from 'yazl'

import { PHOTOS_ON_BACK } from '#agency/gallery.ts'
import { toFileName } from '#agency/file-name.ts'
import type { Locale } from '#agency/locale.ts'
import type { RosterTalent, Talent } from '#agency/talent.ts'
import type { PdfContent } from '#upstream/upstream.ts'

import { listDocumentMessages } from '../i18n/list-document-messages.ts'
import { upstreamContext, type PageContext } from '../page/request-context.ts'
import type { ListRequest } from './list-request.ts'
import { pdfContent } from './pdf-content.server.ts'
import { reportFailedOrder } from './order-answer.server.ts'

/** A talent's composite in an archive, or why there is none. `lost` counts pictures that could not be read. */
type Composite =
  | { status: 'made'; name: string; bytes: Buffer; lost: number }
  | { status: 'missing'; name: string; reason: 'left' | 'empty' }
  | { status: 'unavailable' | 'failed'; name: string }

/** `frames`, by the talents' ids, are the fronts in the place of the covers. */
type CompositeOptions = { locale: Locale; signal: AbortSignal; frames: ListRequest['frames'] }

/** Waits between the tries of an order that a busy panel refuses. */
const BUSY_PAUSES_MS = [1_000, 3_000]

const MAX_COMPOSITE_BYTES = 50_000_000
const MAX_NAME_LENGTH = 50

/** The longest time for one composite. The browser gives a download up after 30 s without a byte. */
const COMPOSITE_MS = 20_000

/**
 * Makes the composites of talents in their order. The first shows whether the panel is busy; after it, each is begun while the
 * one before it is made. Ends when `signal` aborts or the reader stops.
 */
export async function* compositesOf(
  context: PageContext,
  talents: readonly RosterTalent[],
  options: CompositeOptions,
): AsyncGenerator<Composite, void> {
  const stopped = new AbortController()
  const signal = AbortSignal.any([options.signal, stopped.signal])
  const make = (talent: Named) => makeCompositeInTime(context, talent, { ...options, signal })
  let next: Promise<Composite> | undefined
  try {
    for (const [index, talent] of talents.entries()) {
      signal.throwIfAborted()
      const composite = next ?? make(talent)
      const follower = index === 0 ? undefined : talents[index + 1]
      next = follower && make(follower)
      next?.catch(() => undefined) // thrown when its turn comes, if it comes
      yield await composite
    }
  } finally {
    stopped.abort()
  }
}

type Named = { id: number; name: string }

async function makeCompositeInTime(
  context: PageContext,
  named: Named,
  options: CompositeOptions,
): Promise<Composite> {
  const late = AbortSignal.timeout(COMPOSITE_MS)
  const signal = AbortSignal.any([options.signal, late])
  try {
    return await makeComposite(context, named, { ...options, signal })
  } catch (error) {
    if (!late.aborted) throw error
    return { status: 'failed', name: named.name }
  }
}

/** Makes a composite of cover or chosen frame and the first photos. Leaves out photos that cannot be read, then the cover. */
async function makeComposite(
  context: PageContext,
  { id, name }: Named,
  options: CompositeOptions,
): Promise<Composite> {
  const upstream = context.get(upstreamContext)
  const reply = await upstream.talent(id, options.locale)
  if (reply.status === 'failed') return { status: 'failed', name }
  const talent = reply.value
  if (talent === null) return { status: 'missing', name, reason: 'left' }
  const chosenFrame = options.frames.get(id)
  let frames = composed(talent, chosenFrame)
  let hasCover = frames[0]?.id !== chosenFrame
  const lost = new Set<number | 'cover'>()
  while (frames.length > 0) {
    const photos = frames.slice(0, PHOTOS_ON_BACK + 1)
    const pictures = { talent: { id, name: talent.name }, frames: photos }
    const documentRequest = {
      ...compositeRequest,
      photos: photos.map((frame) => frame.id),
      hasCover,
    }
    const content = await pdfContent(context, talent, { ...options, documentRequest, pictures })
    const made = await orderComposite(context, content, options.signal)
    if (made.status === 'made') return { ...made, name: talent.name, lost: lost.size }
    if (made.status !== 'invalid') return { ...made, name: talent.name }
    const unread = new Set(made.places.flatMap((place) => content.frames[place]?.id ?? []))
    for (const picture of unread.size > 0 ? unread : ['cover' as const]) lost.add(picture)
    if (unread.size > 0) frames = frames.filter((frame) => !unread.has(frame.id))
    else if (!hasCover) return { status: 'failed', name }
    hasCover = hasCover
      ? unread.size > 0 && (content.cover !== null || !unread.has(content.frames[0]?.id ?? 0))
      : chosenFrame !== undefined && unread.has(chosenFrame) // the cover takes its place
  }
  return { status: 'missing', name: talent.name, reason: 'empty' }
}

/** The frames of a composite: the chosen one, if it is the talent's, before the others of book or polaroids. */
function composed({ gallery: { book, polaroids } }: Talent, chosen: number | undefined) {
  const others = (book.length > 0 ? book : polaroids).filter(({ id }) => id !== chosen)
  return [...book, ...polaroids].filter(({ id }) => id === chosen).concat(others)
}

const compositeRequest = {
  mode: 'composite',
  unit: 'inches',
  hasBleed: false,
  format: 'jpeg',
} as const

async function orderComposite(context: PageContext, content: PdfContent, signal: AbortSignal) {
  const upstream = context.get(upstreamContext)
  let reply = await upstream.pdf(content, signal)
  for (const pauseMs of BUSY_PAUSES_MS) {
    if (reply.status !== 'unavailable') break
    await setTimeout(pauseMs, undefined, { signal })
    reply = await upstream.pdf(content, signal)
  }
  if (reply.status === 'invalid') return reply
  if (reply.status === 'failed') reportFailedOrder(context, reply.reason, signal)
  if (reply.status === 'missing') return { status: 'missing', reason: 'left' } as const
  if (reply.status !== 'made') return { status: reply.status }
  const bytes = await readWhole(reply.body)
  return bytes === null ? ({ status: 'failed' } as const) : ({ status: 'made', bytes } as const)
}

/** Reads a whole body; null if it breaks off or is too large. */
async function readWhole(body: ReadableStream<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > MAX_COMPOSITE_BYTES) return null
      chunks.push(chunk)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

/**
 * An archive of composites, numbered in the list's order, sent while they are made: two of them are in memory. What is missing is in
 * a text at its end. `first` has been made already.
 */
export async function* archiveOfComposites(
  first: Composite,
  others: AsyncIterable<Composite>,
  locale: Locale,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const problems: string[] = []
  let number = 0
  for await (const composite of joined(first, others)) {
    number += 1
    const problem = problemOf(composite, locale)
    if (problem !== null)
      problems.push(`${composite.name.replace(/[\s\p{C}]+/gu, ' ')}: ${problem}`)
    if (composite.status !== 'made') continue
    const name = toFileName(composite.name, MAX_NAME_LENGTH) || 'talent'
    const file = `${String(number).padStart(2, '0')}-${name}.pdf`
    zip.addBuffer(composite.bytes, file, { compress: false })
    yield* written(zip)
  }
  if (problems.length > 0) {
    const { missing } = listDocumentMessages[locale]
    const text = `\uFEFF${[missing.head, '', ...problems, ''].join('\r\n')}`
    zip.addBuffer(Buffer.from(text), missing.file, { compress: false })
  }
  zip.end()
  for await (const chunk of zip.outputStream) yield Buffer.from(chunk)
}

async function* joined(first: Composite, others: AsyncIterable<Composite>) {
  yield first
  yield* others
}

/** Takes what the archive has written so far, so that it does not gather in memory. */
async function* written({ outputStream }: ZipFile): AsyncGenerator<Uint8Array> {
  await setImmediate() // an entry is written in a turn of its own
  for (;;) {
    const chunk: unknown = outputStream.read()
    if (!(chunk instanceof Uint8Array)) return
    yield chunk
  }
}

function problemOf(composite: Composite, locale: Locale): string | null {
  const { missing } = listDocumentMessages[locale]
  if (composite.status === 'made')
    return composite.lost === 0 ? null : missing.pictures(composite.lost)
  return composite.status === 'missing' ? missing[composite.reason] : missing.failed
}
