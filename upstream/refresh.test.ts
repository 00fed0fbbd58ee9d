import { expect, it } from 'vitest'

import { socialMedias } from '#contract/panel/entities.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createCopies } from './copies.ts'
import type { UpstreamEvent } from './events.ts'
import { createResponseCache } from './response-cache.ts'
import { upstreamLimits } from './limits.ts'
import { createRefresh } from './refresh.ts'

it('a fault of ours in reading an answer ends this answer, not the process', async () => {
  const events: UpstreamEvent[] = []
  const own = { limits: upstreamLimits, report: (event: UpstreamEvent) => void events.push(event) }
  const kind = {
    endpoint: socialMedias,
    map: () => {
      throw new TypeError('a fault of ours')
    },
  }
  const copies = createCopies({ folder: await freshFolder(), ...own })
  const answers = createResponseCache(kind, {
    copies,
    onInvalidate: () => undefined,
    measure: () => {},
    now: Date.now,
    ...own,
  })
  const refresh = createRefresh({ kind, answers, service: 'panel', ...own })
  const reply = await refresh('a', async () => ({ status: 'answered', value: {}, flaws: [] }))
  expect(reply).toEqual({
    status: 'failed',
    reason: { kind: 'invalid-answer', issues: 'not understood' },
  })
  expect(events).toMatchObject([
    { kind: 'call-failed', service: 'panel', call: 'GET /api/social-medias' },
  ])
})
