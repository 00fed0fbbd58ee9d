import { setTimeout as sleep } from 'node:timers/promises'

import { intakeLimits } from '#intake/intake-limits.ts'

import { fillIn, send } from '../../tests/durability/send-application.ts'

const VISITORS = 20
const THINKING_MS = 1_000
const PAGES_TO_AN_APPLICATION = 20
const PAGE_TIMEOUT_MS = 30_000

/**
 * The visitors' experience: the time of each page in milliseconds, the pages without status 200, and the outcomes of
 * applications.
 */
export type Met = {
  pageTimesMs: number[]
  failedPages: string[]
  received: number
  refused: string[]
}

export type Visitors = {
  met: Met
  /** Ends the visits; every visitor finishes what is under way. */
  leave: () => Promise<void>
}

/**
 * Twenty visitors who each view one page a second and apply once every twenty pages. Each comes from a network of their own,
 * according to a proxy that the site trusts.
 */
export function sendVisitors(origin: string): Visitors {
  const met: Met = { pageTimesMs: [], failedPages: [], received: 0, refused: [] }
  const left = new AbortController()
  const visits = Array.from({ length: VISITORS }, (_, number) =>
    visit(origin, number, met, left.signal),
  )
  return {
    met,
    async leave() {
      left.abort()
      await Promise.all(visits)
    },
  }
}

const addresses = [
  '/',
  '/modelos',
  '/en/models/women/all',
  '/es/modelos/hombres/all?sort=name',
  '/newsletter',
  '/en/about',
  '/contato',
  '/modelos/mulheres/all?height=170-180',
]

async function visit(origin: string, visitor: number, met: Met, left: AbortSignal) {
  const address = `10.20.${visitor}.1`
  for (let turn = 0; !left.aborted; turn += 1) {
    const begun = performance.now()
    if (turn % PAGES_TO_AN_APPLICATION === visitor) {
      const application = Math.floor(turn / PAGES_TO_AN_APPLICATION)
      const applicant = {
        number: visitor * 100 + application,
        address: `${30 + visitor}.${application % 250}.0.1`,
      }
      await apply(origin, applicant, met)
    } else await open(origin, addresses[(turn + visitor) % addresses.length] ?? '/', address, met)
    await sleep(Math.max(0, THINKING_MS - (performance.now() - begun)))
  }
}

async function open(origin: string, path: string, address: string, met: Met): Promise<void> {
  const begun = performance.now()
  try {
    const answer = await fetch(`${origin}${path}`, {
      headers: { 'x-forwarded-for': address },
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) met.failedPages.push(`${path}: ${answer.status}`)
  } catch (error) {
    met.failedPages.push(`${path}: ${String(error)}`)
  }
  met.pageTimesMs.push(performance.now() - begun)
}

type Applicant = { number: number; address: string }

/** Opens the form, takes the shortest plausible time to fill it in, and sends it with four photos. */
async function apply(origin: string, applicant: Applicant, met: Met): Promise<void> {
  try {
    const application = await fillIn(origin, applicant.number)
    await sleep(intakeLimits.quickestMs + 200)
    const outcome = await send(origin, application, applicant.address)
    if (outcome?.get('status') === 'received') met.received += 1
    else met.refused.push(JSON.stringify([...(outcome ?? [['answer', 'none']])]))
  } catch (error) {
    met.refused.push(String(error))
  }
}
