import { copyFormat } from './copy-format.ts'

/** An answer to save. */
export type Fetched = { address: string; body: Blob; headers: Headers }

export type CacheWriter = ReturnType<typeof createCacheWriter>

type WriterOptions = {
  signal: AbortSignal
  /** Bytes. */
  room: number
  /** What is in the cache already, with sizes in bytes. */
  known: Readonly<Record<string, number>>
}

/** A file does not fit into the room that saved lists may take. */
export class CacheFullError extends Error {
  override name = 'CacheFullError'
}

/**
 * Fills the cache of a list and counts its bytes. `put` rejects with {@link CacheFullError}, or with the browser's own
 * `QuotaExceededError`.
 */
export function createCacheWriter(
  cache: Pick<Cache, 'put'>,
  { signal, room, known }: WriterOptions,
) {
  const files: Record<string, number> = {}
  let left = room

  function count(address: string, bytes: number) {
    left -= bytes - (files[address] ?? 0)
    files[address] = bytes
  }

  return {
    /** What has been saved or kept so far, with sizes in bytes. */
    files,
    signal,
    /** Keeps what is in the cache already; false if it is not. */
    keep(address: string): boolean {
      if (address in files) return true
      const bytes = known[address]
      if (bytes === undefined || bytes > left) return false
      count(address, bytes)
      return true
    },
    /** Saves all of them, or none if they do not fit. */
    async put(fetched: readonly Fetched[]): Promise<void> {
      const bytes = fetched.reduce((sum, { body }) => sum + body.size, 0)
      if (bytes > left) throw new CacheFullError()
      for (const { address, body, headers } of fetched) {
        await cache.put(address, new Response(body, { headers }))
        count(address, body.size)
      }
    },
    /** Saves an answer that leads from one address to another. */
    async putRedirect(address: string, to: string): Promise<void> {
      await cache.put(address, new Response(null, { status: 302, headers: { Location: to } }))
      count(address, 0)
    },
  }
}

/** The server answered without success. */
export class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the server answered ${status}`)
    this.status = status
  }
}

/**
 * Fetches an address. Rejects with {@link RefusedError} unless the server answers with success, and without a network. A script or
 * style may come from another saved list, as its address changes with its content.
 */
export async function fetchFile(
  address: string,
  { signal, accept = '*/*' }: { signal: AbortSignal; accept?: string },
): Promise<Fetched> {
  const response = await fetch(address, { signal, headers: { Accept: accept } })
  if (!response.ok) throw new RefusedError(response.status)
  const isCopy = response.headers.has(copyFormat.savedAt)
  if (isCopy && !address.startsWith('/assets/')) throw new Error('the service worker answered')
  return { address, body: await response.blob(), headers: headersOf(response) }
}

/** Fetches a page. The copy says when it was made: a page can read the attributes of its root element. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<Fetched> {
  const page = await fetchFile(path, { signal, accept: 'text/html' })
  const html = await page.body.text()
  const savedAt = new Date().toISOString()
  return { ...page, body: new Blob([html.replace('<html ', `<html data-saved-at="${savedAt}" `)]) }
}

/** The headers of a saved answer, which is no longer compressed. The page's policy stays; the date joins. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  headers.set(copyFormat.savedAt, new Date().toISOString())
  return headers
}
