import { describe, expect, it, vi } from 'vitest'

import { type Announcement, createAnnouncer } from './announcer.ts'
import { storedEntries, secondConnection } from './stored-entries.fixture.ts'
import { leaseUnannounced } from './queries.ts'
import { forgetEntries } from './upkeep.ts'

const patient = { timeout: 30_000 }

/** Announces into a list; fails as often as it is told to. */
async function announcingWorld({ failing = 0, waitsMs = [1] } = {}) {
  const world = await storedEntries('sqlite')
  const told: Announcement[] = []
  const waits: number[] = []
  let failures = failing
  const send = async (announcement: Announcement) => {
    if (failures-- > 0) throw new Error('no way')
    told.push(announcement)
  }
  const report = ({ waitMs }: { waitMs: number }) => void waits.push(waitMs)
  const announcing = createAnnouncer({ database: world.database, send, report, waitsMs })
  return { ...world, announcing, told, waits }
}

describe('entries', () => {
  it('are announced once each, oldest first, by kind and reference alone', async () => {
    await using world = await announcingWorld()
    const first = await world.takeApplication()
    world.clock.now += 1
    const second = await world.takeMessage()
    world.announcing.wake()
    world.announcing.wake()
    await vi.waitFor(() => expect(world.told).toHaveLength(2), patient)
    await world.announcing.close()
    expect(world.told).toEqual([
      { id: first, kind: 'getScouted' },
      { id: second, kind: 'contact' },
    ])
  })

  it('that came before an end are announced by the next start', async () => {
    await using world = await announcingWorld({ failing: 1, waitsMs: [1_000_000] })
    const id = await world.takeMessage()
    world.announcing.wake()
    await vi.waitFor(() => expect(world.waits).toHaveLength(1), patient)
    await world.announcing.close()

    const send = async (announcement: Announcement) => void world.told.push(announcement)
    const next = createAnnouncer({ database: world.database, send, report: () => {} })
    next.wake()
    await vi.waitFor(() => expect(world.told).toEqual([{ id, kind: 'contact' }]), patient)
    await next.close()
  })

  it('are announced later where it fails, with longer waits each time', async () => {
    await using world = await announcingWorld({ failing: 4, waitsMs: [1, 2, 3] })
    await world.takeMessage()
    world.announcing.wake()
    await vi.waitFor(() => expect(world.told).toHaveLength(1), patient)
    expect(world.waits).toEqual([1, 2, 3, 3])
    await world.announcing.close()
  })

  it('are announced by one of several processes each', async () => {
    await using world = await announcingWorld()
    await using connection = await secondConnection(world.url)
    const send = async (announcement: Announcement) => void world.told.push(announcement)
    const other = createAnnouncer({ database: connection, send, report: () => {} })
    const ids: string[] = []
    for (let entry = 0; entry < 10; entry += 1) ids.push(await world.takeMessage())
    for (const announcing of [world.announcing, other, world.announcing, other]) announcing.wake()
    await vi.waitFor(() => expect(world.told.length).toBeGreaterThanOrEqual(10), patient)
    await Promise.all([world.announcing.close(), other.close()])
    expect(world.told.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('that a killed process had begun to announce are announced by another, a minute later', async () => {
    await using world = await announcingWorld()
    const id = await world.takeMessage()
    const now = Date.now()
    await leaseUnannounced(world.rows, { now, leaseMs: 60_000 }) // and no more was heard of it
    world.announcing.wake()
    await world.announcing.close()
    expect(world.told).toEqual([])
    const send = async (announcement: Announcement) => void world.told.push(announcement)
    const later = () => now + 60_000
    const next = createAnnouncer({ database: world.database, send, report: () => {}, now: later })
    next.wake()
    await vi.waitFor(() => expect(world.told).toEqual([{ id, kind: 'contact' }]), patient)
    await next.close()
  })

  it('wait no longer than to the next poll after failures of the database', async () => {
    await using world = await announcingWorld()
    const reported: unknown[] = []
    let isDown = true
    const kysely = world.database.kysely.withPlugin({
      transformQuery({ node }) {
        if (isDown) throw new Error('no database')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const announcing = createAnnouncer({
      database: { ...world.database, kysely },
      send: async (announcement) => void world.told.push(announcement),
      report: (failure) => void reported.push(failure),
      waitsMs: [1_000_000],
    })
    const id = await world.takeMessage()
    announcing.wake()
    await vi.waitFor(() => expect(reported).toHaveLength(1), patient)
    expect(reported).toMatchObject([{ waitMs: 60_000 }])
    isDown = false
    announcing.wake()
    await vi.waitFor(() => expect(world.told).toEqual([{ id, kind: 'contact' }]), patient)
    await announcing.close()
  })

  it('that are gone are not announced any more', async () => {
    await using world = await announcingWorld()
    await forgetEntries(world, [await world.takeMessage()], world.clock.now)
    const other = await world.takeMessage()
    world.announcing.wake()
    await vi.waitFor(() => expect(world.told).toEqual([{ id: other, kind: 'contact' }]), patient)
    await world.announcing.close()
  })
})
