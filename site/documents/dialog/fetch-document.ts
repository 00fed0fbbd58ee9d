import { isRecord } from '#agency/json.ts'

/** How a download ended: a file, a refusal with the unreadable photos, or no answer. */
export type Outcome =
  | { status: 'made'; file: Blob; name: string | null }
  | { status: 'refused'; message: string | null; photos: readonly number[] }
  | { status: 'unavailable'; reason: 'no-answer' | 'no-connection' }

/** A download without a byte for this long is aborted, as on the server. */
const SILENCE_MS = 30_000
/** The reason of that abort. A visitor's has another. */
const SILENCE = 'silence'

type Following = {
  /** Aborts the download. */
  ending: AbortController
  /** Receives the share of the file that has arrived, from 0 to 1, if its size is known. */
  onReceived: (share: number) => void
}

/** Requests a document and waits for the whole file. */
export async function fetchDocument(
  address: string,
  fields: URLSearchParams,
  { ending, onReceived }: Following,
): Promise<Outcome> {
  let silence: ReturnType<typeof setTimeout> | undefined
  const awaitByte = () => {
    clearTimeout(silence)
    silence = setTimeout(() => ending.abort(SILENCE), SILENCE_MS)
  }
  awaitByte()
  try {
    const { signal } = ending
    const response = await fetch(address, { method: 'POST', body: fields, signal })
    awaitByte()
    if (!response.ok) return await readRefusal(response)
    const file = await readFile(response, (share) => {
      awaitByte()
      if (share !== null) onReceived(share)
    })
    return {
      status: 'made',
      file,
      name: attachmentName(response.headers.get('content-disposition')),
    }
  } catch {
    const isSilent = ending.signal.reason === SILENCE
    return { status: 'unavailable', reason: isSilent ? 'no-answer' : 'no-connection' }
  } finally {
    clearTimeout(silence)
  }
}

/** The file name that `Content-Disposition` gives in UTF-8 (RFC 8187); null if it gives none. */
export function attachmentName(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([\w.%!~-]+)/i.exec(disposition ?? '') ?? []
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null // an incomplete character
  }
}

/** Turns each piece into a blob at once: the browser may store blobs on disk, and originals are large. */
async function readFile(response: Response, onPiece: (share: number | null) => void) {
  const total = Number(response.headers.get('content-length') ?? 0)
  const reader = response.body?.getReader()
  const pieces: Blob[] = []
  let bytes = 0
  for (;;) {
    const piece = await reader?.read()
    if (piece?.value === undefined) break
    pieces.push(new Blob([piece.value]))
    bytes += piece.value.byteLength
    onPiece(total > 0 ? Math.min(bytes / total, 1) : null)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

async function readRefusal(response: Response): Promise<Outcome> {
  const answer: unknown = await response.json().catch(() => null)
  const { message, frames }: Record<string, unknown> = isRecord(answer) ? answer : {}
  if (typeof message !== 'string') return { status: 'refused', message: null, photos: [] }
  return { status: 'refused', message, photos: Array.isArray(frames) ? frames.map(Number) : [] }
}
