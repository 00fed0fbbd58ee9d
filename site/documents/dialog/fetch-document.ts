import { toldName } from './told-name.ts'

/** How an order ended: a file, words of the site and the frames that are to blame, or no answer. */
export type Outcome =
  | { status: 'made'; file: Blob; name: string | null }
  | { status: 'refused'; message: string | null; frames: readonly number[] }
  | { status: 'no-answer' }
  | { status: 'no-connection' }

/** Nothing is heard for so long: that is the end of it (the server gives up after as long). */
const SILENCE_MS = 30_000

type Following = {
  /** Ends the order. */
  ending: AbortController
  /** How much of the file is there, from 0 to 1; only where its size was told. */
  onReceived: (share: number) => void
}

/** Orders a document, and waits until it is there whole. */
export async function fetchDocument(
  address: string,
  fields: URLSearchParams,
  { ending, onReceived }: Following,
): Promise<Outcome> {
  const silence = createSilence(ending)
  try {
    const { signal } = ending
    const response = await fetch(address, { method: 'POST', body: fields, signal })
    silence.isBroken()
    if (!response.ok) return await readRefusal(response)
    const file = await readFile(response, (share) => {
      silence.isBroken()
      if (share !== null) onReceived(share)
    })
    return { status: 'made', file, name: toldName(response.headers.get('content-disposition')) }
  } catch {
    return { status: silence.wasTooLong() ? 'no-answer' : 'no-connection' }
  } finally {
    silence.isOver()
  }
}

function createSilence(ending: AbortController) {
  let wasTooLong = false
  let timer: ReturnType<typeof setTimeout>
  const begin = () => {
    timer = setTimeout(() => {
      wasTooLong = true
      ending.abort()
    }, SILENCE_MS)
  }
  begin()
  return {
    wasTooLong: () => wasTooLong,
    isOver: () => clearTimeout(timer),
    isBroken() {
      clearTimeout(timer)
      begin()
    },
  }
}

/** Each piece becomes a blob at once: the browser may keep those on disk, and originals are large. */
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
  const told: unknown = await response.json().catch(() => null)
  const refused = { status: 'refused', message: null, frames: [] } as const
  if (typeof told !== 'object' || told === null || !('message' in told)) return refused
  const { message } = told
  const frames = 'frames' in told && Array.isArray(told.frames) ? told.frames.map(Number) : []
  return typeof message === 'string' ? { ...refused, message, frames } : refused
}
