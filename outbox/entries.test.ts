import { expect, it } from 'vitest'

import { createEntries } from './entries.ts'
import { freshOutbox, keyOf } from './fresh-outbox.fixture.ts'

const now = Date.now
const key = keyOf(1)

it.each(['sqlite', 'postgres'] as const)(
  'an entry that arrives and is cleared between two queries is kept, over %s',
  async (dialect) => {
    const { database } = await freshOutbox({ dialect })
    const entries = createEntries(database, now)
    await entries.insert({ key, kind: 'message', status: 'waiting', payload: '{}', photos: '[]' })
    let hasArrived = false
    const arriveOnce = async () => {
      if (hasArrived) return
      hasArrived = true
      await entries.arrive({ key, kind: 'message', payload: '{}' }, { id: 'panel-1', answer: '' })
      await entries.remove(key)
    }
    const kysely = database.kysely.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await arriveOnce()
        return result
      },
    })
    expect(await createEntries({ ...database, kysely }, now).stateOf(key, 0)).toBe('kept')
  },
)
