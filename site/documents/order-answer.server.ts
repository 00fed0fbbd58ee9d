import { redirect } from 'react-router'

import type { Failure } from '#upstream/upstream.ts'

import type { ListDocumentKind } from '../page/document-addresses.ts'
import { identityContext, reportContext, type PageContext } from '../page/request-context.ts'
import { attachment, fileNameOf } from './file-name.ts'
import { type Refusal, refusalStatus } from './refusal.ts'

const RETRY_AFTER_SECONDS = 5

const types: Readonly<Record<ListDocumentKind, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Headers of every answer to an order of a document. */
const notCached = { 'Cache-Control': 'private, no-store' }

/** A document; `bytes` is its size, null if unknown. */
export type Content = {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  bytes: number | null
}

type FileName = { name: string; words: readonly string[]; kind: ListDocumentKind }

/** The document as a file, named after the talent or list, with `words` for its content. */
export function answerFile(
  context: PageContext,
  { body, bytes }: Content,
  { name, words, kind }: FileName,
): Response {
  const { fileNameSuffix: suffix } = context.get(identityContext).documents
  const fileName = fileNameOf(name, { suffix, content: words, extension: kind })
  return new Response(body, {
    headers: {
      ...notCached,
      'Content-Type': types[kind],
      'Content-Disposition': attachment(fileName),
      ...(bytes !== null && { 'Content-Length': String(bytes) }),
    },
  })
}

type RefusalAnswer = {
  refusal: Refusal
  message: string
  /** The ids of the photos that caused it. */
  frames: readonly number[]
  /** The page that says the same. */
  address: string
  /** Seconds until the next order is taken; null if this is not the reason. */
  pauseSeconds: number | null
}

/** A refusal: JSON for script, and a redirect to the page that says the same for a form without script. */
export function answerRefusal(
  request: Request,
  { refusal, message, frames, address, pauseSeconds }: RefusalAnswer,
): Response {
  const takesPages = request.headers.get('accept')?.includes('text/html') === true
  if (takesPages) return redirect(address, 303)
  const status = refusalStatus[refusal]
  const retryAfter = pauseSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : null)
  const headers = {
    ...notCached,
    ...(retryAfter !== null && { 'Retry-After': String(retryAfter) }),
  }
  return Response.json({ refusal, message, frames }, { status, headers })
}

/** Reports why an order failed, unless the visitor has cancelled it. A timeout is a failure. */
export function reportFailedOrder(
  context: PageContext,
  failure: Failure,
  signal: AbortSignal,
): void {
  const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
  if (!signal.aborted || isTimeout) context.get(reportContext)(failure)
}
