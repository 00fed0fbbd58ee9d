import { randomInt } from 'node:crypto'

import { expect, it } from 'vitest'

import { freshOutbox, keyOf, message } from '#outbox/fresh-outbox.fixture.ts'
import { fakeAgency } from '#upstream/fake-agency.fixture.ts'
import { type Fault, noConnection, onlyFor, refuses, says } from '#upstream/fake-service.fixture.ts'

import { inTurn } from '../in-turn.ts'

/** `npm run test:durability` has more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40)
const SENDERS = 4
const never = new AbortController().signal

const answering = (status: number, body: string | null): Fault => {
  return () => new Response(body, { status })
}

const yes: readonly Fault[] = [
  answering(200, null),
  answering(201, ''),
  answering(202, null),
  answering(204, null),
  answering(200, '{"id":4711}'),
  answering(201, '{"data":{"id":"x1"},"errors":[]}'),
  answering(200, '{"message":"Obrigado!"}'),
  answering(200, 'OK'),
]
const no: readonly Fault[] = [
  refuses(500),
  refuses(429, { 'retry-after': '0' }),
  says('<!doctype html><title>Sign in</title>'),
  says('{"success":false}'),
  noConnection,
]

const oneOf = (faults: readonly Fault[]) => faults[randomInt(faults.length)] ?? noConnection

it(
  'what a panel says yes to, in whichever way, has arrived: none is lost, none sent again',
  async () => {
    const limits = {
      answerMs: 50,
      firstProbeMs: 1,
      lastProbeMs: 10,
      firstRetryMs: 1,
      lastRetryMs: 10,
    }
    const { outbox, panel: outboxPanel, rows } = await freshOutbox({ limits })
    const { upstream, panel } = await fakeAgency()
    const saidYes = new Set<string>()
    const again: string[] = []
    panel.fault = onlyFor('/contact/', (request) => {
      const key = request.headers['Idempotency-Key'] ?? ''
      if (saidYes.has(key)) again.push(key)
      if (randomInt(2) === 0) return oneOf(no)(request)
      saidYes.add(key)
      return oneOf(yes)(request)
    })
    outboxPanel.answer = (key) =>
      upstream.entryClient.sendMessage({ key, message: message(1).message }, never)
    outbox.start()

    await inTurn(ROUNDS, SENDERS, async (round) => {
      const { status } = await outbox.submitMessage(message(round))
      expect(status).toBe('received')
    })
    const left = () => rows.selectFrom('outbox_entries').select(['key', 'status']).execute()
    await expect.poll(left, { timeout: 30_000 + ROUNDS * 500 }).toEqual([])
    const all = Array.from({ length: ROUNDS }, (_, round) => keyOf(round))
    expect([...saidYes].toSorted()).toEqual(all)
    expect(again).toEqual([])
  },
  60_000 + ROUNDS * 1_000,
)
