import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'

import { intakeFields } from '#site/intake.ts'

import { countingTaken } from './counting-taken.ts'
import { createFormKeys } from './form-keys.ts'
import { intakeLimits } from './intake-limits.ts'
import { createGate } from './may-pass.ts'
import { createProofs } from './proofs.ts'
import { createTally } from './tally.ts'
import { forVisitor } from './visitor.ts'

const HOUR_MS = 3_600_000
const secret = new Uint8Array(32)

function gateAt(clock: { now: number }) {
  const now = () => clock.now
  const keys = createFormKeys({ secret, longestMs: HOUR_MS, now })
  const tally = createTally(intakeLimits, now)
  const proofs = createProofs({ secret, tally, limits: intakeLimits, now })
  const pass = createGate({ readFormKey: keys.readKey, proofs, tally, limits: intakeLimits, now })
  const ask = (fields: Record<string, string> = {}, accept = '*/*', address = '198.51.100.7') => {
    const form = new FormData()
    const all = { [intakeFields.key]: key, [intakeFields.trap]: '', ...fields }
    for (const [name, value] of Object.entries(all)) form.set(name, value)
    const request = new Request('https://vereda.example/x', { headers: { accept } })
    return forVisitor(address, () => pass(request, form, 'message'))
  }
  const key = keys.newKey()
  clock.now += intakeLimits.quickestMs
  const outbox = countingTaken(
    {
      submitApplication: async () => ({ status: 'failed', retryAfterSeconds: null }),
      submitMessage: async () => ({ status: 'failed', retryAfterSeconds: null }),
    },
    tally,
  )
  const failToKeep = () =>
    forVisitor('198.51.100.7', () => outbox.submitMessage({ key, message: nothing }))
  return { ask, proofs, failToKeep }
}

const nothing = { name: '', email: '', phone: null, company: null, message: '', talents: [] }

describe('a form', () => {
  it('that a person filled in passes', async () => {
    const { ask } = gateAt({ now: Date.now() })
    expect(await ask()).toBe('pass')
  })

  it('that was filled in where nobody sees it, at once, or is none of ours, is a robot’s', async () => {
    const clock = { now: Date.now() }
    const { ask } = gateAt(clock)
    expect(await ask({ [intakeFields.trap]: 'https://spam.example' })).toBe('robot')
    expect(await ask({ [intakeFields.key]: 'made-up' })).toBe('robot')
    clock.now -= 1
    expect(await ask()).toBe('robot')
    clock.now -= HOUR_MS // set back: that makes nobody a robot
    expect(await ask()).toBe('pass')
  })

  it('in a burst needs a proof, which counts once, or waits for the agency where there is no script', async () => {
    const { ask, proofs } = gateAt({ now: Date.now() })
    for (let form = 0; form < 5; form += 1) expect(await ask()).toBe('pass')
    expect(await ask()).toBe('proof-needed')
    expect(await ask({}, 'text/html')).toBe('held')
    expect(await ask({}, '*/*', '198.51.100.8')).toBe('pass')

    const challenge = await proofs.challenge()
    const solution = await solveChallenge({ challenge, deriveKey })
    const proof = { [intakeFields.proof]: btoa(JSON.stringify({ challenge, solution })) }
    expect(await ask(proof)).toBe('pass')
    expect(await ask(proof)).toBe('proof-needed')
  })

  it.each(['', 'no base64', btoa('{}'), btoa('{"challenge":1}'), 'x'.repeat(100_000)])(
    'with %.20s as proof has none',
    async (proof) => {
      const { ask } = gateAt({ now: Date.now() })
      for (let form = 0; form < 5; form += 1) await ask()
      expect(await ask({ [intakeFields.proof]: proof })).toBe('proof-needed')
    },
  )

  it('has to wait above sixty in an hour', async () => {
    const { ask } = gateAt({ now: Date.now() })
    for (let form = 0; form < 5; form += 1) expect(await ask()).toBe('pass')
    for (let form = 5; form < 60; form += 1) expect(await ask({}, 'text/html')).toBe('held')
    expect(await ask()).toEqual({ retryAfterSeconds: expect.any(Number) })
  })

  it('counts once it is taken: what is not kept after all, or told to work first, takes nobody’s place', async () => {
    const { ask, failToKeep } = gateAt({ now: Date.now() })
    for (let form = 0; form < 10; form += 1) {
      expect(await ask()).toBe('pass')
      await failToKeep()
    }
    for (let form = 0; form < 5; form += 1) expect(await ask()).toBe('pass')
    for (let form = 5; form < 65; form += 1) expect(await ask()).toBe('proof-needed')
  })

  it('of those who only try has to wait above 120 in an hour', async () => {
    const { ask, failToKeep } = gateAt({ now: Date.now() })
    for (let form = 0; form < 120; form += 1) {
      expect(await ask()).toBe('pass')
      await failToKeep()
    }
    expect(await ask()).toEqual({ retryAfterSeconds: expect.any(Number) })
    expect(await ask({}, '*/*', '198.51.100.8')).toBe('pass')
  })

  it('passes no more at one time than one after the other', async () => {
    const { ask } = gateAt({ now: Date.now() })
    const passings = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(passings.filter((each) => each === 'pass')).toHaveLength(5)
  })
})
