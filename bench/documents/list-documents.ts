import { type ListDocumentKind, listDocumentPath } from '#site/page/document-addresses.ts'

import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMb } from '../figures.ts'
import { watchMemory } from '../memory.ts'
import { runDemoSite, type RunningSite } from '../running-site.ts'

const TALENTS = 40
const PEAK = 'peak memory of all processes, shared pages counted once'

/** Documents of a list of the demo agency's talents, each the first time and again: their time, size, and memory. */
export async function measureListDocuments(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of ['zip', 'pdf'] as const) {
    await using site = await runDemoSite()
    await (await fetch(`${site.url}/modelos`)).text()
    await untilCoversAreReady(site)
    const memory = watchMemory(site)
    const first = await order(site, kind)
    const again = await order(site, kind)
    const what = `${kind} of a list of ${TALENTS}`
    const measured = `${first.seconds}, ${again.seconds}; ${inMb(first.bytes)}`
    figures.push(
      { what: `${what}: first, again; size`, goal: '10 s', measured },
      { what: `${what}: ${PEAK}`, goal: '400 MB', measured: inMb(await memory.stop()) },
    )
  }
  return figures
}

async function order(site: RunningSite, kind: ListDocumentKind) {
  const ids = Array.from({ length: TALENTS }, (_, index) => index + 1)
  const body = new URLSearchParams({ ids: ids.join(','), title: 'Winter', layout: 'page' })
  const begun = performance.now()
  const answer = await fetch(site.url + listDocumentPath('en', kind), {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok) throw new Error(`${kind} of a list: ${answer.status}`)
  const { byteLength: bytes } = await answer.arrayBuffer()
  return { seconds: `${((performance.now() - begun) / 1_000).toFixed(1)} s`, bytes }
}
