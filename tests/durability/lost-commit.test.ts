import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import {
  accepted,
  application,
  freshOutbox,
  keyOf,
  unreachable,
  eagerLimits,
} from '#outbox/fresh-outbox.fixture.ts'
import { storedEntries, secondConnection } from '#provider/applications/stored-entries.fixture.ts'
import { findEntries } from '#provider/applications/queries.ts'
import { somebody } from '#provider/applications/someone.fixture.ts'
import { createEntryReceiver } from '#provider/applications/receive-entry.ts'
import { rowsOf } from '#provider/service/tables.ts'
import { type Passing, tcpProxy } from '#storage/tcp-proxy.fixture.ts'

import { inTurn } from '../in-turn.ts'

/** `npm run test:durability` has more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 12)
const SENDERS = 6
const LONGEST_DELAY_MS = 150
const TIMEOUT_MS = 600_000

/** Half of all COMMITs lose their answer: not sent, sent late, or sent just then. */
const loseAnswers: Passing = (bytes, { client, server }) => {
  const fate = bytes.includes('commit\0') ? randomInt(6) : 5
  if (fate > 2) return void server.write(bytes)
  client.resetAndDestroy()
  if (fate === 0) return void server.destroy()
  const commitAfterMs = fate === 1 ? randomInt(LONGEST_DELAY_MS) : 0
  setTimeout(() => server.end(bytes), commitAfterMs)
}

/** Does each round's work, several at a time, again and again until it is told that it was done. */
async function inRounds(work: (round: number) => Promise<boolean>) {
  await inTurn(ROUNDS, SENDERS, async (round) => {
    while (!(await work(round))) await sleep(randomInt(LONGEST_DELAY_MS))
  })
}

it(
  'an application arrives once with its photos, though the database’s answer to a commit is lost',
  async () => {
    const { panel, url, openAlone, rows, kinds } = await freshOutbox({
      dialect: 'postgres',
      limits: eagerLimits,
    })
    const proxy = await tcpProxy(url)
    const outbox = await openAlone(proxy.url)
    proxy.state.passing = loseAnswers
    panel.answer = () => (randomInt(3) === 0 ? unreachable : accepted)
    outbox.start()

    await inRounds(async (round) => {
      const { status } = await outbox.submitApplication(application(round))
      return status === 'received'
    })
    proxy.state.passing = null
    proxy.cut()
    const left = () =>
      rows.selectFrom('outbox_entries').select(['key', 'status', 'reason']).execute()
    await expect.poll(left, { timeout: 60_000 }).toEqual([])
    expect(panel.taken.size).toBe(ROUNDS)
    for (let round = 0; round < ROUNDS; round += 1) {
      const { fields, consent, photos } = application(round)
      expect(panel.taken.get(keyOf(round))).toEqual({
        fields,
        consent,
        photos: photos.map((each) => each.bytes),
      })
    }
    expect(kinds()).not.toContain('entry-refused')
  },
  TIMEOUT_MS,
)

it(
  'the embedded provider keeps an application once with its photos, though such an answer is lost',
  async () => {
    await using world = await storedEntries('postgres')
    const proxy = await tcpProxy(world.url)
    await using behind = await secondConnection(proxy.url)
    proxy.state.passing = loseAnswers
    const { media } = world
    const receiver = createEntryReceiver({
      rows: rowsOf(behind),
      media,
      now: Date.now,
      onReceived: null,
    })
    const [ids, entry] = [Array.from({ length: ROUNDS }, () => randomUUID()), await somebody()]

    await inRounds(async (round) => {
      const taken = receiver.receive(ids[round] ?? '', entry)
      return taken.then(
        () => true,
        () => false,
      )
    })
    proxy.state.passing = null
    const kept = await findEntries(world.rows)
    expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const there = new Set(await world.photos())
    for (const { photos } of kept) {
      expect(photos.filter(({ path }) => there.has(path))).toHaveLength(4)
    }
  },
  TIMEOUT_MS,
)
