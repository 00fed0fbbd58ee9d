import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { startPostgres } from '../../tests/contract/start-postgres.ts'
import { type Figure, inMb, inMs, quantile } from '../figures.ts'
import { memoryNow, watchMemory } from '../memory.ts'
import { runDemoSite } from '../running-site.ts'
import type { Attack } from './attack.ts'
import {
  cutConnections,
  emptyParts,
  foreignLock,
  idleFilmReaders,
  slowUploads,
  spam,
  unreadAnswers,
} from './attacks.ts'
import { type Met, sendVisitors } from './visitors.ts'

/** `ATTACK_SECONDS=20 ATTACK=films npm run bench -- attacks` measures only the attacks with that word, and for 20 seconds. */
const ATTACK_MS = Number(process.env['ATTACK_SECONDS'] ?? 300) * 1_000
const asked = (name: string) => name.includes(process.env['ATTACK'] ?? '')

const CUTS = 'connections to PostgreSQL cut'
const RECOVERY_MS = 10_000

/** The effect of each attack on twenty visitors over five minutes, and its cost for the site. */
export async function benchAttacks(): Promise<Figure[]> {
  const attacks: Record<string, Attack> = {
    'no attack': noAttack,
    'models pages never read (427 kB of requests)': unreadAnswers('/modelos', 42_700),
    'missing pages never read (38 kB)': unreadAnswers('/nothing/here', 3_800),
    'pages made anew never read': unreadAnswers('/modelos?height=171-177', 42_700),
    'films never read': idleFilmReaders,
    'uploads at 3 kB/s': slowUploads,
    'four million empty parts': emptyParts,
    'applications without script from many networks': spam,
    'a foreign lock on SQLite': foreignLock,
  }
  const figures: Figure[] = []
  for (const [name, attack] of Object.entries(attacks)) {
    if (asked(name)) figures.push(await measure(name, attack))
  }
  if (!asked(CUTS)) return figures
  await using postgres = await startPostgres()
  const environment = { DATABASE_URL: postgres.url }
  return [...figures, await measure(CUTS, cutConnections(postgres.url), environment)]
}

const noAttack: Attack = async (_, over) => {
  if (!over.aborted) await once(over, 'abort')
}

async function measure(
  name: string,
  attack: Attack,
  environment: Record<string, string> = {},
): Promise<Figure> {
  process.stderr.write(`${name}\n`)
  await using site = await runDemoSite({ TRUSTED_PROXIES: '127.0.0.1', ...environment })
  await sleep(RECOVERY_MS) // the demo's import and its covers are done by then
  const over = new AbortController()
  const visitors = sendVisitors(site.url)
  const memory = watchMemory(() => memoryNow(site))
  const attacking = attack(site, over.signal)
  await sleep(ATTACK_MS)
  over.abort()
  await attacking
  await visitors.leave()
  const peak = await memory.stop()
  await sleep(RECOVERY_MS)
  const after = sendVisitors(site.url)
  await sleep(RECOVERY_MS)
  await after.leave()
  const measured = `${toldOf(visitors.met)}; memory at most ${inMb(peak)}; ten seconds later ${toldOf(after.met)}, ${inMb(await memoryNow(site))}`
  return { what: name, goal: 'p95 300 ms, none refused, 400 MB', measured }
}

function toldOf({ pageTimesMs, failedPages, received, refused }: Met): string {
  for (const problem of new Set([...failedPages, ...refused]))
    process.stderr.write(`  ${problem}\n`)
  const pages = `${pageTimesMs.length} pages, ${failedPages.length} failed, p95 ${inMs(quantile(pageTimesMs, 0.95))}`
  return `${pages}, applications ${received} received, ${refused.length} refused`
}
