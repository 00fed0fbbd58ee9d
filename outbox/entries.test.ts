import { expect, it } from 'vitest'

import type { Database, Dialect } from '#storage/database.ts'

import { createEntries } from './entries.ts'
import { application, freshOutbox, keyOf } from './fresh-outbox.fixture.ts'

const now = Date.now
const key = keyOf(1)
const dialects: Dialect[] = ['sqlite', 'postgres']

/** The database, where another process delivers the entry and clears it as soon as one query is answered. */
function arrivingAfterOneQuery(database: Database): Database {
  const elsewhere = createEntries(database, now)
  const sent = { key, kind: 'application', payload: '{}' } as const
  let hasArrived = false
  const kysely = database.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (hasArrived) return result
      hasArrived = true
      await elsewhere.arrive(sent, { id: 'panel-1', answer: '' })
      await elsewhere.remove(key)
      return result
    },
  })
  return { ...database, kysely }
}

const waiting = {
  key,
  kind: 'application',
  status: 'waiting',
  payload: '{}',
  photos: '[]',
} as const

it.each(dialects)(
  'an entry that arrives and is cleared between two queries is kept, over %s',
  async (dialect) => {
    const { database } = await freshOutbox({ dialect })
    await createEntries(database, now).insert(waiting)
    const entries = createEntries(arrivingAfterOneQuery(database), now)
    expect(await entries.stateOf(key, 0)).toBe('kept')
  },
)

it.each(dialects)(
  'an application that arrives and is cleared between two queries is not missing, over %s',
  async (dialect) => {
    const { database, open, outbox } = await freshOutbox({ dialect })
    await outbox.submitApplication({ ...application(1), needsModeration: true })
    const { ownApplications } = open(arrivingAfterOneQuery(database))
    expect((await ownApplications.find(key)).status).not.toBe('missing')
  },
)
