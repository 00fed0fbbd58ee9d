import { expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { Reply } from '#upstream/upstream.ts'

import { createCoverPreparation } from './media.ts'

it('covers are prepared in the order of the roster, once for each new roster', async () => {
  const { ready, readied, answer } = world()
  answer([talentWith('b.jpg'), talentWith(null), talentWith('a.jpg')])
  await ready()
  await ready()
  expect(readied).toEqual([['b.jpg', 'a.jpg']])
  answer([talentWith('c.jpg')])
  await ready()
  expect(readied).toEqual([['b.jpg', 'a.jpg'], ['c.jpg']])
})

it('covers wait for a roster that does not come at first', async () => {
  const { ready, readied, answer } = world()
  await ready()
  expect(readied).toEqual([])
  answer([talentWith('a.jpg')])
  await ready()
  expect(readied).toEqual([['a.jpg']])
})

function talentWith(card: string | null): RosterTalent {
  return someone({ covers: { card, hover: null, poster: card, film: null } })
}

/** A site whose services are down until they answer. */
function world() {
  const readied: (readonly string[])[] = []
  let reply: Reply<readonly RosterTalent[]> = {
    status: 'failed',
    reason: { kind: 'unreachable' },
  }
  return {
    readied,
    answer: (value: readonly RosterTalent[]) => {
      reply = { status: 'answered', value, asOf: new Date(0) }
    },
    ready: createCoverPreparation(
      { roster: async () => reply },
      { makeReady: async (paths) => void readied.push(paths) },
    ),
  }
}
