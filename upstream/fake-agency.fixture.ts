import { onTestFinished } from 'vitest'

import type { Boards } from '#agency/board.ts'
import type { ConsentFields } from '#agency/identity.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { type RunningUpstream, createUpstream } from './create-upstream.ts'
import type { ScoutingCall } from './entry-client.ts'
import type { UpstreamEvent } from './events.ts'
import { type FakeService, fakeService } from './fake-service.fixture.ts'
import { type UpstreamLimits, upstreamLimits } from './limits.ts'
import type { Reply } from './upstream.ts'

export const boards: Boards = {
  mainboard: { woman: [1947], man: [1947] },
  kids: { woman: [3000], man: [3000] },
}

export const lucia = {
  id: 7,
  name: 'Lúcia Prado',
  gender: 'woman',
  cover: 'covers/lucia.jpg',
  height: '5.10/178',
  categories: [{ id: 1947, name: 'Mainboard' }],
}
export const ana = { ...lucia, id: 8, name: 'Ana Lima' }
export const wool = { id: 1, slug: 'wool', title: 'Wool', date: '2026-02-01', language: 'en' }

export const dusk = { id: 1, image_mobile: 'slides/dusk-m.webp', image_desktop: 'slides/dusk.mp4' }

const attributes = {
  hair: [{ value: 'Brown', label: 'Castaño', value2: 'Castanho' }],
  eyes: [{ value: 'Green', label: 'Verdes', value2: 'Verdes' }],
}
export const marina = { id: 1, name: 'Marina Teles', email: 'marina@vereda.test', language: 'pt' }
const social = { instagram: { url: 'https://instagram.com/vereda' } }

// Ages are those of the product, measured with a clock that the test sets. Waits are real: a test of a wait shortens it.
const patient = { ...upstreamLimits, staleWaitMs: 1_000, retryJitterMs: 5 }

/** An agency with two talents, a post and two running services, and an upstream with an empty folder for copies. */
export async function fakeAgency(
  limits: Partial<UpstreamLimits> = {},
  scoutingCall: ScoutingCall = 'entry',
  consentFields: ConsentFields = {},
  isPanelEmbedded = false,
) {
  const folder = await freshFolder()
  const events: UpstreamEvent[] = []
  const { gone, deletion, onGone } = fakeMedia()
  const invalidations = { count: 0 }
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') }
  const integration = fakeIntegration([lucia, ana])
  const panel = fakePanel()
  const opened: RunningUpstream[] = []
  const open = () => {
    const upstream = createUpstream({
      integration: { transport: integration.transport, salt: 'salt-i', secret: 'secret-i' },
      panel: {
        transport: panel.transport,
        slowTransport: panel.transport,
        isEmbedded: isPanelEmbedded,
        salt: 'salt-p',
        secret: 'secret-p',
      },
      media: { transport: panel.transport, url: null },
      boards,
      postType: 'newsletter',
      scoutingCall,
      consentFields,
      copiesFolder: folder,
      limits: { ...patient, ...limits },
      report: (event) => events.push(event),
      onGone,
      onInvalidate: () => (invalidations.count += 1),
      now: () => clock.now,
    })
    opened.push(upstream)
    return upstream
  }
  onTestFinished(async () => {
    await settle() // calls in flight would write into a deleted folder
    for (const upstream of opened) await upstream.settled()
  })
  return {
    upstream: open(),
    /** Opens another upstream with the same folder, as another process would. */
    restart: open,
    integration,
    panel,
    events,
    gone,
    /** Tells when the media in `gone` are deleted: a test replaces `ended`. */
    deletion,
    invalidations,
    folder,
    passSeconds: (seconds: number) => (clock.now += seconds * 1_000),
  }
}

function fakeMedia() {
  const gone: string[] = []
  const deletion = { ended: Promise.resolve() }
  const onGone = async (paths: readonly string[]) => {
    gone.push(...paths)
    await deletion.ended
  }
  return { gone, deletion, onGone }
}

/** Waits for background work that goes on after an answer. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

export function valueOf<T>(reply: Reply<T>): T {
  if (reply.status === 'failed') throw new Error(`failed: ${JSON.stringify(reply.reason)}`)
  return reply.value
}

export function rosterPage(data: readonly unknown[], page = 1, lastPage = 1) {
  return { data, current_page: page, last_page: lastPage, per_page: 1_000, total: data.length }
}

export function postPage(data: readonly unknown[], page = 1, lastPage = 1) {
  return { ...rosterPage(data, page, lastPage), per_page: 100 }
}

function fakeIntegration(talents: readonly { id: number }[]): FakeService {
  return fakeService({
    signIn: 'POST /api/signin',
    tokenName: 'access_token',
    answers: {
      'GET /api/talents/attributes': attributes,
      'POST /api/talents': rosterPage(talents),
      'GET /api/talent/profile': (query: URLSearchParams) =>
        talents.find(({ id }) => String(id) === query.get('id')),
    },
  })
}

function fakePanel(): FakeService {
  return fakeService({
    signIn: 'POST /api/login',
    tokenName: 'token',
    answers: {
      'GET /api/entities/newsletter': [wool],
      'GET /api/posts/newsletter/pt': postPage([wool]),
      'GET /api/posts/newsletter/pt/1': { ...wool, content: '<p>Warm.</p>' },
      'GET /api/entities/prehome': [dusk],
      'GET /api/slides/home': [{ ...dusk, type: 'home' }],
      'GET /api/social-medias': social,
      'GET /api/entities/staff': [marina],
    },
  })
}
