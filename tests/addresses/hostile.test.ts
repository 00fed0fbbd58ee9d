import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { memoryNow } from '../../bench/memory.ts'
import { hostileAddresses, marker, redirectingAddresses } from './hostile-addresses.ts'
import { hostileQueries } from './hostile-queries.ts'
import { redirectIn } from './asking.ts'
import { askRaw, type RawAnswer } from './raw-request.ts'
import { spoofedHeaders, spoofedHost } from './spoofed-headers.ts'
import { p95, report, size } from '../sizes.ts'
import { runWholeAgency } from './whole-agency.ts'

const agency = runWholeAgency()
const memory = () => memoryNow({ pid: agency().site.pid ?? expect.fail() })
const port = () => Number(new URL(agency().site.url).port)

const SEED = 20_260_301
/** The memory is reported after so many addresses; it grows until the caches are full. */
const ROUND = size(1_000, 4_000)
const MB = 1_000_000

const statuses = [200, 202, 301, 302, 303, 304, 400, 404, 405, 414, 431]
/** An empty form of a page of ours, sent without script. */
const sentForm = [
  'Sec-Fetch-Site: same-origin',
  'Accept: text/html',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 0',
]
const ownPath = /^\/(?![/\\])[\x21-\x7e]*$/

/** What is wrong with an answer, whatever was asked; nothing if all is well. */
function faultsOf({ status, headers, body, text }: RawAnswer): string[] {
  const target = headers.get('location') ?? redirectIn(body)
  const faults = {
    'a status that no address may have': !statuses.includes(status),
    'a way off the site': target !== null && !ownPath.test(target),
    'a header of the visitor': headers.has('x-injected'),
    'markup of the visitor': body.includes(`<${marker}`) && !isData(headers),
    'two answers': (text.match(/^HTTP\/1\.1 \d/gm) ?? []).length > 1,
    'a foreign host': text.toLowerCase().includes(spoofedHost),
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

/** Data are no markup: the browser is told so, and not to guess. */
function isData(headers: RawAnswer['headers']): boolean {
  return (
    headers.get('content-type') === 'text/x-script; charset=utf-8' &&
    headers.get('x-content-type-options') === 'nosniff'
  )
}

async function faultyAmong(
  targets: readonly string[],
  headers: readonly string[] = [],
  method = 'GET',
) {
  const faulty: unknown[] = []
  const timesMs: number[] = []
  for (const target of targets) {
    const asked = performance.now()
    const answer = await askRaw(port(), target, headers, method)
    timesMs.push(performance.now() - asked)
    const faults = faultsOf(answer)
    const shown = { target: target.slice(0, 300), headers, status: answer.status }
    if (faults.length > 0) faulty.push({ ...shown, faults })
  }
  report(`${targets.length} hostile addresses`, p95(timesMs))
  return faulty
}

describe('whatever address is sent', () => {
  it(
    'the answer is a page, a way on within the site or a refusal, and the log has nothing to say',
    async () => {
      const targets = hostileAddresses(SEED, size(1_000, 24_000))
      for (let begin = 0; begin < targets.length; begin += ROUND) {
        const before = await memory()
        expect(await faultyAmong(targets.slice(begin, begin + ROUND))).toEqual([])
        const more = (await memory()) - before
        report(`memory after the ${begin + ROUND}th`, `${Math.round(more / MB)} MB more`)
      }
      expect(agency().site.said()).toMatch(/^Agency is at .*\n$/)
    },
    size(120_000, 300_000),
  )

  it('none leads off the site, also where it is cut to what fits', async () => {
    const targets = redirectingAddresses(SEED, 1_500)
    expect(await faultyAmong(targets)).toEqual([])
    expect(await faultyAmong(targets.slice(0, 200), sentForm, 'POST')).toEqual([])
    const { status, headers } = await askRaw(port(), `//evil.example/?x=${'a'.repeat(4_100)}`)
    expect([status, headers.has('location')]).toEqual([414, false])
    expect(agency().site.said()).toMatch(/^Agency is at .*\n$/)
  })

  it.each(['/', '/pictures/640/'])('more than 4 kB of a path are too much: %s…', async (path) => {
    const most = path + 'a'.repeat(4_096 - path.length)
    expect((await askRaw(port(), most)).status).not.toBe(414)
    expect((await askRaw(port(), `${most}a`)).status).toBe(414)
  })

  it.each([
    ['/modelos?letter=', '/modelos'],
    ['/modelos?hair=red&letter=', '/modelos?hair=red'],
    ['/health/live?', '/health/live'],
  ])('more than 4 kB with the query lead to as much as fits: %s…', async (begin, shorter) => {
    const most = begin + 'a'.repeat(4_096 - begin.length)
    expect((await askRaw(port(), most)).status).not.toBe(302)
    const { status, headers } = await askRaw(port(), `${most}a`)
    expect([status, headers.get('location')]).toEqual([302, shorter])
  })

  it('that names 5,000 talents shows the first of them', async () => {
    const ids = Array.from({ length: 5_000 }, (_, id) => 10_000 + id).join()
    const answer = await fetch(`${agency().site.url}/favoritos?ids=${ids}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('200 primeiros')
  })
})

describe('whatever is searched, sorted and filtered', () => {
  it('the answer is a page, a way on or a refusal, and the log has nothing to say', async () => {
    const targets = hostileQueries(SEED, 2_000)
    expect(await faultyAmong(targets)).toEqual([])
    const long = `ids=${'1,'.repeat(100_000)}`
    for (const path of ['/favoritos', '/comparar', '/modelos', '/favoritos.data']) {
      expect((await askRaw(port(), `${path}?${long}`)).status).toBe(431)
    }
    expect(agency().site.said()).toMatch(/^Agency is at .*\n$/)
  })
})

const said = (answers: readonly RawAnswer[]) => answers.map(({ status, body }) => [status, body])

describe('whatever a visitor says of host and framework', () => {
  const asked = ['/', '/pt/modelos', '/en/models/', '/modelos/mulheres', '/es/modelos', '/kids']
  const targets = [...asked, '/nada', '/_.data', '/en/models.data', '/pt.data', '/modelos/.data']

  const plain = () => Promise.all(targets.map((target) => askRaw(port(), target)))

  it('one header, or two at once, are in no answer, and the next visitor’s is as before', async () => {
    const pairs = fc.sample(fc.tuple(...[1, 2].map(() => fc.constantFrom(...spoofedHeaders))), {
      seed: SEED,
      numRuns: 60,
    })
    const before = said(await plain())
    expect(spoofedHeaders).toHaveLength(60)
    for (const headers of [...spoofedHeaders.map((header) => [header]), ...pairs]) {
      const told = await Promise.all(targets.map((target) => askRaw(port(), target, headers)))
      expect([headers, ...told.flatMap(faultsOf)]).toEqual([headers])
      expect([headers, said(told)]).toEqual([headers, before])
      expect([headers, said(await plain())]).toEqual([headers, before])
    }
    expect(agency().site.said()).not.toMatch(/"level":[56]0/) // but that a proxy may be forgotten
  })

  it('10,000 paths are answered with routes of ours alone', async () => {
    const paths = fc.sample(
      fc.array(fc.stringMatching(/^[\w.%-]{1,12}$/), { minLength: 1, maxLength: 3 }),
      { seed: SEED, numRuns: 10_000 },
    )
    const parameters = paths.map((parts) => `p=/${marker}/${parts.join('/')}`)
    while (parameters.length > 0) {
      const some = parameters.splice(0, 80).join('&')
      const { status, body } = await askRaw(port(), `/__manifest?${some}&version=x`)
      expect([302, 404, 414]).toContain(status)
      expect(body).not.toContain(marker)
    }
  })

  it.each(['', 'a b', 'evil.example/path', 'a@b', '[::1', 'a,b', '%00', 'a\\b'])(
    'the host %j is refused or does not matter',
    async (host) => {
      const { status, text } = await askRaw(port(), '/pt/modelos', [`Host: ${host}`])
      expect([301, 400]).toContain(status)
      expect(text).not.toMatch(/evil\.example|\/path/)
    },
  )

  it('an absolute address as target leads to a page of ours or nowhere', async () => {
    for (const target of [
      'http://spoofed.example/pt/modelos',
      'https://spoofed.example/',
      '*',
      'modelos',
    ]) {
      const answer = await askRaw(port(), target)
      expect([target, ...faultsOf(answer)]).toEqual([target])
    }
  })
})
