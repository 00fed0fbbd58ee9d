import { describe, expect, it } from 'vitest'

import { tcpProxy } from '#storage/tcp-proxy.fixture.ts'

import { freePort } from '../free-port.ts'
import { scrape } from '../watching/scrape.ts'
import { hangs, onlyFor, refuses, resets, type Fault } from './service-faults.ts'
import { allPages, runSiteOverFaults, wrongPages } from './site-over-faults.ts'
import { p95, size, report } from '../sizes.ts'
import { lateBy, throttledTo } from './slow-lines.ts'

const patience = { timeout: 60_000, interval: 500 }
const running = runSiteOverFaults()

/** Calls that fail, and pages that only have a block of their answers, or none. */
const blocks: [what: string, calls: readonly string[], pages: readonly [string, string][]][] = [
  [
    'posts of the home page, splash, slides, staff, social links and colours',
    [
      'entities/newsletter',
      'entities/prehome',
      'slides/',
      'entities/staff',
      'social-',
      'attributes',
    ],
    [
      ['/', 'ana @'],
      ['/sobre', 'Uma casa.'],
      ['/verificar-scout', '<main'],
      ['/modelos', 'ana @'],
      ['/modelos/todos/all/1/ana', 'ana @'],
      ['/favoritos?ids=1', 'ana @'],
    ],
  ],
  [
    'the roster',
    ['/api/talents?'],
    [
      ['/', 'Lã @'],
      ['/newsletter/la', 'Uma lã, @'],
      ['/modelos/todos/all/1/ana', 'ana @'],
      ['/sobre', 'Rui @'],
    ],
  ],
  [
    'profiles, choices of the form and posts',
    ['talent/profile', '/api/options', '/api/posts/'],
    [
      ['/', 'Lã @'],
      ['/modelos', 'ana @'],
      ['/comparar?ids=1,2', 'bia @'],
      ['/minha-candidatura', '<main'],
      ['/contato', '<main'],
    ],
  ],
]

describe('a page is whole but for a block', () => {
  it.each(blocks)('that nobody has ever told: %s', async (what, calls, pages) => {
    const all: Fault = (call) =>
      onlyFor(calls.find((part) => call.line.includes(part)) ?? '\n', refuses(503))(call)
    running().break(all)
    const site = await running().open(what)
    await expect.poll(() => wrongPages(site, running().word(), pages), patience).toEqual([]) // a block may be a second late
  })
})

describe('a start while the services', () => {
  it.each([
    ['break every connection', resets, 'ipe'],
    ['never answer', hangs, 'umbu'],
  ])('%s shows what an earlier one saw, and in time what is new', async (how, broken, next) => {
    running().break(null)
    const before = running().word()
    const earlier = await running().open(how)
    await expect.poll(() => wrongPages(earlier, before), patience).toEqual([])
    await earlier.end()

    running().break(broken)
    const site = await running().open(how)
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
    await site.skipAMinute() // so that no answer is fresh any more
    await expect.poll(() => wrongPages(site, before), patience).toEqual([])

    await running().change(next)
    running().break(null)
    const back = performance.now()
    await expect.poll(() => wrongPages(site, next), patience).toEqual([])
    report('fresh again after', `${Math.round(performance.now() - back)} ms`)
  })

  it('break every connection has for other pages words in their language, until they are back', async () => {
    running().break(resets)
    const site = await running().open('unseen')
    for (const [path, words] of unseen) {
      const answer = await fetch(site.url + path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
      expect(await answer.text()).toContain(words)
    }
    for (const path of ['/', '/es', '/privacidade', '/en/privacy', '/sobre', '/contato'])
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
    running().break(null)
    await expect.poll(() => wrongPages(site, running().word()), patience).toEqual([])
  })
})

it(
  'over lines of 30 seconds and of a byte a second, pages seen are shown and others decided',
  async () => {
    running().break(null)
    const panel = await tcpProxy(running().panel.url)
    const integration = await tcpProxy(running().integration.url)
    const metricsPort = await freePort()
    const lines = {
      PANEL_URL: panel.url,
      INTEGRATION_URL: integration.url,
      METRICS_PORT: String(metricsPort),
    }
    const site = await running().open('slow lines', lines)
    await expect.poll(() => wrongPages(site, running().word()), patience).toEqual([])

    panel.state.answering = lateBy(30_000)
    integration.state.answering = throttledTo(1)
    await site.skipAMinute()
    const times: number[] = []
    await scrape(metricsPort) // delays count from here
    for (let visit = 0; visit < size(2, 100); visit += 1) {
      const begin = performance.now()
      expect(await wrongPages(site, running().word())).toEqual([])
      times.push(performance.now() - begin)
      for (const line of [panel, integration]) expect(line.open()).toBeLessThanOrEqual(20)
    }
    report(`${allPages.length} pages at once over slow lines`, p95(times))
    const { series } = await scrape(metricsPort)
    const p99 = series.get('passarela_event_loop_delay_seconds{delay="p99"}') ?? expect.fail()
    report('99 of 100 delays of the event loop meanwhile', `at most ${Math.round(p99 * 1_000)} ms`)
    const begin = performance.now()
    const profile = await fetch(`${site.url}/en/models/all/all/1/ana`)
    expect(profile.status).toBe(503)
    report(
      'a page that nobody has seen, over slow lines',
      `${Math.round(performance.now() - begin)} ms`,
    )
  },
  size(120_000, 300_000),
)

/** Pages that need a service, and what a visitor reads there without it. */
const unseen = [
  ['/modelos', 'Não conseguimos carregar esta página agora'],
  ['/en/models/women/mainboard', 'We cannot load this page right now'],
  ['/es/newsletter', 'No podemos cargar esta página ahora'],
  ['/en/newsletter/la', 'We cannot load this page right now'],
  ['/modelos/todos/all/1/ana', 'Não conseguimos carregar esta página agora'],
] as const
