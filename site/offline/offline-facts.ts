import { readIds, searchOfIds } from '../favorites/heart/shared-ids.ts'

/** What the server says to a browser that saves talents for use offline. */
export type OfflineFacts = {
  /** Changes with each release. */
  release: string
  /** The addresses of the release's scripts, styles and fonts. */
  assets: readonly string[]
  /** Requested ids of talents that are not on the roster, or no longer. */
  gone: readonly number[]
}

/** The address of the facts; `ids` as in a link with talents. */
export const OFFLINE_FACTS_ADDRESS = '/offline.json'

/** The service worker's address. It stays the same in all releases: browsers look for a newer one here. */
export const SERVICE_WORKER_ADDRESS = '/service-worker.js'

/** Asks the server about talents. Rejects if it does not answer. */
export async function fetchFacts(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<OfflineFacts> {
  const response = await fetch(OFFLINE_FACTS_ADDRESS + searchOfIds(ids), { signal })
  if (!response.ok) throw new Error(`no answer: ${response.status}`)
  return response.json()
}

/** The ids in the query of a request for the facts. */
export function requestedIds(text: string): readonly number[] {
  return readIds(text).ids
}
