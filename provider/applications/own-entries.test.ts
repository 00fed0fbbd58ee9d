import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createOwnEntries } from './own-entries.ts'
import { findEntries } from './queries.ts'
import { someone } from './someone.fixture.ts'
import { storedEntries } from './stored-entries.fixture.ts'

describe.each(['sqlite', 'postgres'] as const)('own entries (%s)', (dialect) => {
  it('an application is found, corrected and forgotten with its photos', async () => {
    await using world = await storedEntries(dialect)
    const own = createOwnEntries({ ...world, now: async () => world.clock.now })
    const id = await world.takeApplication()
    const correction = { email: 'nova@example.com', phone: null }
    expect(await own.correct(id, correction)).toBe(true)
    expect(await own.find(id)).toMatchObject({
      fields: { realName: someone.realname, email: 'nova@example.com', phone: someone.phone },
      photos: 4,
      receivedAt: world.clock.now,
    })
    expect(await world.takeApplication(id)).toBe(id) // a repeated call still matches
    expect(await own.find(id)).toMatchObject({ fields: { email: 'nova@example.com' } })
    await own.forget(id)
    await own.forget(id)
    expect(await own.find(id)).toEqual({ goneAt: world.clock.now })
    expect(await own.correct(id, correction)).toBe(false)
    expect(await world.photos()).toEqual([])
    const rows = await world.rows.selectFrom('entries').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Quit.ria|example\.com/)
  })

  it('two corrections at once are both there afterwards', async () => {
    await using world = await storedEntries(dialect)
    const own = createOwnEntries({ ...world, now: async () => world.clock.now })
    const id = await world.takeApplication()
    const corrections = [
      { email: 'nova@example.com', phone: null },
      { email: null, phone: '+55 11 90000-0000' },
    ]
    expect(await Promise.all(corrections.map((each) => own.correct(id, each)))).toEqual([
      true,
      true,
    ])
    const fields = { email: 'nova@example.com', phone: '+55 11 90000-0000' }
    expect(await own.find(id)).toMatchObject({ fields })
  })

  it('what was forgotten before it came does not come', async () => {
    await using world = await storedEntries(dialect)
    const own = createOwnEntries({ ...world, now: async () => world.clock.now })
    const id = randomUUID()
    await own.forget(id)
    expect(await world.takeApplication(id)).toBe(id)
    expect(await findEntries(world.rows)).toEqual([])
    expect(await world.photos()).toEqual([])
  })

  it('a message and an unknown key are no application', async () => {
    await using world = await storedEntries(dialect)
    const own = createOwnEntries({ ...world, now: async () => world.clock.now })
    expect(await own.find(await world.takeMessage())).toBeNull()
    expect(await own.find(randomUUID())).toBeNull()
  })
})
