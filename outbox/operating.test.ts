import { describe, expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'

import { createLeases } from './leases.ts'
import { createCleanup } from './cleanup.ts'
import { createEntries } from './entries.ts'
import { freshOutbox, keyOf } from './fresh-outbox.fixture.ts'
import { dropEntry, resendEntry, timesOf } from './operating.ts'
import { outboxLimits } from './outbox-limits.ts'
import { createWaitingPhotos } from './photo-files.ts'

const accepted = { id: 'panel-1', answer: '201 ' }

const key = keyOf(1)
const open = { atOnce: 4, quietMs: 0 }

/** An entry with a photo that waits for the panel, another process that may send it, and an operator. */
async function waiting() {
  const { database, rows, folder, photoFiles } = await freshOutbox()
  const entries = createEntries(database, Date.now)
  const photos = createWaitingPhotos(await diskMediaStore(folder), Date.now)
  const cleanup = createCleanup({ database, entries, photos })
  const leases = createLeases({ database, owner: 'other', limits: outboxLimits, now: Date.now })
  const paths = JSON.stringify(await photos.keep([new Uint8Array([1])]))
  const entry = { kind: 'application', status: 'waiting', payload: '{}', photos: paths } as const
  await entries.insert({ key, ...entry })
  const drop = () => dropEntry({ entries, cleanup }, key)
  return { rows, entries, leases, drop, photoFiles }
}

describe('dropping an entry', () => {
  it('deletes it with its photos, once', async () => {
    const { drop, entries, photoFiles } = await waiting()
    expect(await drop()).toBe('dropped')
    expect(await entries.find(key)).toBeNull()
    expect(await photoFiles()).toEqual([])
    expect(await drop()).toBe('none')
  })

  it('leaves one alone that is being sent', async () => {
    const { drop, leases, entries, photoFiles } = await waiting()
    const claimed = await leases.claim(open)
    expect(await drop()).toBe('on-its-way')
    expect(await entries.find(key)).toEqual(claimed)
    expect(await photoFiles()).toHaveLength(1)
  })

  it('and sending it are never done both, though they begin at one time', async () => {
    const { drop, leases } = await waiting()
    const [dropped, claimed] = await Promise.all([drop(), leases.claim(open)])
    expect([dropped, claimed]).toEqual(['dropped', null])
    const other = await waiting()
    const [claimedFirst, droppedLast] = await Promise.all([other.leases.claim(open), other.drop()])
    expect([claimedFirst?.key, droppedLast]).toEqual([key, 'on-its-way'])
  })

  it('finds nothing of one that has arrived', async () => {
    const { drop, entries } = await waiting()
    await entries.arrive({ key, kind: 'message', payload: '{}' }, accepted)
    expect(await drop()).toBe('none')
  })
})

it('an entry that was refused is sent again; one that has arrived is not', async () => {
  const { rows, leases, entries } = await waiting()
  await leases.claim(open)
  await leases.refuse(key, 'the panel answered 415')
  expect(await resendEntry(rows, key, Date.now())).toBe(true)
  expect(await entries.find(key)).toMatchObject({ status: 'waiting', tries: 0 })
  await entries.arrive({ key, kind: 'message', payload: '{}' }, accepted)
  expect(await resendEntry(rows, key, Date.now())).toBe(false)
})

it('an entry says how often it was tried, a refused try included', () => {
  expect(timesOf({ status: 'waiting', tries: 1 })).toBe('1 time')
  expect(timesOf({ status: 'refused', tries: 0 })).toBe('1 time')
  expect(timesOf({ status: 'refused', tries: 1 })).toBe('2 times')
})
