import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it } from 'vitest'

import { intakeFields } from '#site/page/intake.ts'

import { countOnlyReceived, createSpamFilter } from './spam-filter.ts'
import { intakeLimits } from './intake-limits.ts'
import { createNetworkRateLimiter, createRateLimiter } from './rate-limiter.ts'
import { createProofs } from './proofs.ts'
import { runForVisitor } from './visitor-network.ts'

const HOUR_MS = 3_600_000
const secret = new Uint8Array(32)

function gateAt(clock: { now: number }) {
  const now = () => clock.now
  const rateLimiter = createRateLimiter(intakeLimits, now)
  const proofs = createProofs({ secret, rateLimiter, limits: intakeLimits, now })
  const networks = createNetworkRateLimiter(rateLimiter)
  const pass = createSpamFilter({
    proofs,
    networks,
    rateLimiter,
    limits: intakeLimits,
    now,
  })
  const ask = (
    fields: Record<string, string> = {},
    accept = '*/*',
    address = '198.51.100.7',
    content = 'the same',
  ) => {
    const form = new FormData()
    const all = { [intakeFields.trap]: '', ...fields }
    for (const [name, value] of Object.entries(all)) form.set(name, value)
    const request = new Request('https://vereda.example/x', { headers: { accept } })
    return runForVisitor(address, () =>
      pass(request, form, { kind: 'message', key: content, formKey }),
    )
  }
  const formKey = { key: 'a form', madeAt: new Date(clock.now) }
  clock.now += intakeLimits.quickestMs
  const outbox = countOnlyReceived(
    {
      submitApplication: async () => ({ status: 'failed', retryAfterSeconds: null }),
      submitMessage: async () => ({ status: 'failed', retryAfterSeconds: null }),
    },
    networks,
  )
  const failToKeep = () =>
    runForVisitor('198.51.100.7', () => outbox.submitMessage({ key: 'an entry', message: nothing }))
  const solve = async () => {
    const challenge = await proofs.challenge()
    const solution = await solveChallenge({ challenge, deriveKey })
    return { [intakeFields.proof]: btoa(JSON.stringify({ challenge, solution })) }
  }
  return { ask, solve, failToKeep }
}

const tooFast = { stop: 'too-fast', retryAfterSeconds: 4 }
const nothing = { name: '', email: '', phone: null, company: null, message: '', talents: [] }

describe('a form', () => {
  it('that a person filled in passes', async () => {
    const { ask } = gateAt({ now: Date.now() })
    expect(await ask()).toBe('pass')
  })

  it('that was filled in where nobody sees it, or at once, is a robot’s', async () => {
    const clock = { now: Date.now() }
    const { ask } = gateAt(clock)
    expect(await ask({ [intakeFields.trap]: 'https://spam.example' })).toEqual(tooFast)
    clock.now -= 1
    expect(await ask()).toEqual(tooFast)
    clock.now -= HOUR_MS // set back: that makes nobody a robot
    expect(await ask()).toBe('pass')
  })

  it('that came too fast passes when it is sent again after the pause', async () => {
    const clock = { now: Date.now() }
    const { ask } = gateAt(clock)
    clock.now -= intakeLimits.quickestMs
    expect(await ask()).toEqual(tooFast)
    clock.now += 1_000 * tooFast.retryAfterSeconds
    expect(await ask()).toBe('pass')
  })

  it('in a burst needs a proof, which counts once, or waits for the agency where there is no script', async () => {
    const { ask, solve } = gateAt({ now: Date.now() })
    for (let form = 0; form < 5; form += 1) expect(await ask()).toBe('pass')
    expect(await ask()).toBe('proof-needed')
    expect(await ask({}, 'text/html')).toBe('moderate')
    expect(await ask({}, '*/*', '198.51.100.8')).toBe('pass')

    const proof = await solve()
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
    for (let form = 5; form < 60; form += 1) expect(await ask({}, 'text/html')).toBe('moderate')
    expect(await ask()).toEqual({ stop: 'too-many', retryAfterSeconds: expect.any(Number) })
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

  it('has to wait above 120 attempts in an hour', async () => {
    const { ask, failToKeep } = gateAt({ now: Date.now() })
    for (let form = 0; form < 120; form += 1) {
      expect(await ask()).toBe('pass')
      await failToKeep()
    }
    expect(await ask()).toEqual({ stop: 'too-many', retryAfterSeconds: expect.any(Number) })
    expect(await ask({}, '*/*', '198.51.100.8')).toBe('pass')
  })

  it('passes no more at one time than one after the other', async () => {
    const { ask } = gateAt({ now: Date.now() })
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(verdicts.filter((each) => each === 'pass')).toHaveLength(5)
  })

  it('is good for a few contents, for each as often as one likes', async () => {
    const { ask } = gateAt({ now: Date.now() })
    const send = (content: string, address: string) => ask({}, '*/*', address, content)
    for (const content of ['a', 'b', 'c', 'd', 'e']) {
      expect(await send(content, `198.51.100.${content.charCodeAt(0)}`)).toBe('pass')
    }
    expect(await send('f', '203.0.113.1')).toBe('used-up')
    expect(await send('a', '203.0.113.1')).toBe('pass')
  })

  it.each([
    ['/64s of one /56', (number: number) => `2001:db8:0:${(number % 256).toString(16)}`, 20],
    ['/56s of one /48', (number: number) => `2001:db8:0:${(number * 256).toString(16)}`, 80],
    ['addresses of one /24', (number: number) => `198.51.100.${number}`, 20],
    ['/24s of one /16', (number: number) => `198.51.${number}.7`, 80],
  ])('is held for the agency where too many come of %s', async (_, addressOf, most) => {
    const { ask, solve } = gateAt({ now: Date.now() })
    const verdicts = new Map<unknown, number>()
    for (let number = 0; number < 200; number += 1) {
      const verdict = await ask({}, 'text/html', addressOf(number))
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
    }
    expect(verdicts.get('pass')).toBe(most)
    expect(verdicts.get('moderate')).toBe(200 - most)
    expect(await ask(await solve(), '*/*', addressOf(201))).toBe('pass')
    expect(await ask({}, 'text/html', '203.0.113.1')).toBe('pass')
  })

  it('of whoever has worked is taken though a network has sent all that it may', async () => {
    const { ask, solve } = gateAt({ now: Date.now() })
    for (let number = 0; number < 240; number += 1) {
      await ask({}, 'text/html', `2001:db8:0:${(number % 100).toString(16)}`)
    }
    const pause = { stop: 'too-many', retryAfterSeconds: expect.any(Number) }
    expect(await ask({}, 'text/html', '2001:db8:0:f0')).toEqual(pause)
    expect(await ask(await solve(), '*/*', '2001:db8:0:f0')).toBe('pass')
    expect(await ask({}, 'text/html', '2001:db8:0:100')).toBe('moderate')
  })
})
