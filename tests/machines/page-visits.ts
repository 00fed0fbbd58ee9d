import { setTimeout as sleep } from 'node:timers/promises'

const PAGES = [
  '/',
  '/modelos',
  '/en/models/women/all',
  '/es/modelos/hombres/all?sort=name',
  '/newsletter',
  '/en/about',
  '/contato',
]
const PAUSE_MS = 50

/** `failed`: answers other than 200. `cut`: connections that broke before the end of the answer. */
export type PageVisits = { seen: number; failed: string[]; cut: number }

/** Visitors who open page after page until the returned function is called. */
export function visitPages(origin: string, visitors: number): () => Promise<PageVisits> {
  const visits: PageVisits = { seen: 0, failed: [], cut: 0 }
  const over = new AbortController()
  const visit = async (visitor: number) => {
    for (let turn = visitor; !over.signal.aborted; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/'
      try {
        const answer = await fetch(origin + path)
        await answer.arrayBuffer()
        visits.seen += 1
        if (answer.status !== 200) visits.failed.push(`${path}: ${answer.status}`)
      } catch {
        visits.cut += 1
      }
      await sleep(PAUSE_MS)
    }
  }
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor))
  return async () => {
    over.abort()
    await Promise.all(all)
    return visits
  }
}
