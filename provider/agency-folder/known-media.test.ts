import { describe, expect, it } from 'vitest'

import { freshDatabase } from '#storage/fresh-database.fixture.ts'

import { migrateProvider } from '../migrations.ts'
import { type Rows, rowsOf } from '../service/tables.ts'
import { openKnownMedia } from './known-media.ts'

const NOW = Date.UTC(2026, 4, 1)
const longAgo = NOW - 60_000

describe.each(['sqlite', 'postgres'] as const)('what is known of files on %s', (dialect) => {
  it('is found by the next import', async () => {
    await using world = await freshRows(dialect)
    const first = await open(world.rows)
    for (let number = 0; number < 250; number += 1) await first.note(state(number), file(number))
    await first.settle()
    const next = await open(world.rows)
    expect(next.find(state(0))).toEqual(file(0))
    expect(next.find(state(249))).toEqual(file(249))
    expect(next.find(state(250))).toBeNull()
  })

  it('is noted on the way, so that little is lost where an import is killed', async () => {
    await using world = await freshRows(dialect)
    const killed = await open(world.rows)
    for (let number = 0; number < 250; number += 1) await killed.note(state(number), file(number))
    const next = await open(world.rows)
    expect(next.find(state(199))).toEqual(file(199))
  })

  it('is forgotten once no import asks for it any more', async () => {
    await using world = await freshRows(dialect)
    const first = await open(world.rows)
    await first.note(state(1), file(1))
    await first.note(state(2), file(2))
    await first.settle()
    const second = await open(world.rows)
    second.find(state(2))
    await second.settle()
    const third = await open(world.rows)
    expect([third.find(state(1)), third.find(state(2))]).toEqual([null, file(2)])
  })

  it('is not noted of a file that was changed a moment ago, and of one under two names once', async () => {
    await using world = await freshRows(dialect)
    const first = await open(world.rows)
    await first.note({ ...state(1), changedMs: NOW - 1_000 }, file(1))
    await first.note(state(2), file(2))
    await first.note(state(2), file(2))
    await first.settle()
    const next = await open(world.rows)
    expect([next.find(state(1)), next.find(state(2))]).toEqual([null, file(2)])
  })
})

const open = (rows: Rows) => openKnownMedia(rows, () => NOW)
const state = (number: number) => ({ stamp: `stamp-${number}`, changedMs: longAgo })

function file(number: number) {
  const path = `ab/${`ab${number}`.padEnd(32, 'a')}.png`
  return {
    status: 'stored',
    path,
    kind: 'png',
    width: number,
    height: null,
    codec: null,
    seconds: number / 10,
  } as const
}

async function freshRows(dialect: 'sqlite' | 'postgres') {
  const { database, [Symbol.asyncDispose]: dispose } = await freshDatabase(dialect)
  await migrateProvider(database)
  return { rows: rowsOf(database), [Symbol.asyncDispose]: dispose }
}
