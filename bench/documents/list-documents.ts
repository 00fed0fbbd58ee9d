import { type ListDocumentKind, listDocumentPath } from '#site/page/document-addresses.ts'

import { untilCoversAreReady } from '../covers-ready.ts'
import { type Figure, inMb } from '../figures.ts'
import { memoryOfAll, watchMemory } from '../memory.ts'
import { runDemoSite, type RunningSite } from '../running-site.ts'
import { inSeconds, orderDocument } from './order-document.ts'

const TALENTS = 40
const PEAK = 'peak memory of all processes, shared pages counted once'

/** Documents of a list of the demo agency's talents, each the first time and again: their time, size, and memory. */
export async function measureListDocuments(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of ['zip', 'pdf'] as const) {
    await using site = await runDemoSite()
    await (await fetch(`${site.url}/modelos`)).text()
    await untilCoversAreReady(site)
    const memory = watchMemory(() => memoryOfAll(site))
    const first = await order(site, kind)
    const again = await order(site, kind)
    const what = `${kind} of a list of ${TALENTS}`
    const measured = `${inSeconds(first)}, ${inSeconds(again)}; ${inMb(first.bytes)}`
    figures.push(
      { what: `${what}: first, again; size`, goal: '10 s', measured },
      { what: `${what}: ${PEAK}`, goal: '400 MB', measured: inMb(await memory.stop()) },
    )
  }
  return figures
}

function order(site: RunningSite, kind: ListDocumentKind) {
  const ids = Array.from({ length: TALENTS }, (_, index) => index + 1)
  const body = new URLSearchParams({ ids: ids.join(','), title: 'Winter', layout: 'page' })
  return orderDocument(site.url + listDocumentPath('en', kind), body)
}
