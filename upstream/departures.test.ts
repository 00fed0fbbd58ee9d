import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ana, fakeAgency, lucia, rosterPage } from './fake-agency.fixture.ts'
import { noConnection, onlyFor } from './fake-service.fixture.ts'
import type { UpstreamLimits } from './limits.ts'

const nameless = { id: 9, name: '', gender: 'woman', categories: [] }

describe('a talent who has left', () => {
  it.each([
    ['another talent cannot be read', rosterPage([lucia, nameless])],
    ['the total counts more talents', { ...rosterPage([lucia]), total: 2 }],
  ])('is gone from disk while %s in every answer', async (_, flawed) => {
    const { upstream, integration, gone, kept, leave } = await agencyOfAna()
    leave()
    integration.answers['POST /api/talents'] = flawed
    await upstream.roster()
    await upstream.settled()
    await expectAnaGone({ gone, kept })
  })

  it('is gone from disk though it was misread at first, and the site has been restarted since', async () => {
    const { upstream, restart, integration, gone, kept, leave, passSeconds } = await agencyOfAna()
    passSeconds(60)
    integration.answers['POST /api/talents'] = rosterPage([lucia, { ...ana, name: '' }])
    await upstream.roster()
    await upstream.settled()
    expect(await kept()).toContain(ana.name)
    leave()
    const restarted = restart()
    await restarted.roster()
    await restarted.settled()
    await expectAnaGone({ gone, kept })
  })

  it.each(['roster', 'profile'])(
    'loses its pictures at the next start if a %s’s answer began that and the process ended, also without the services',
    async (call) => {
      const { upstream, restart, integration, gone, kept, leave, deletion } = await agencyOfAna()
      deletion.ended = new Promise(() => {}) // the process ends before
      leave()
      await (call === 'roster' ? upstream.roster() : upstream.talent(8, 'es'))
      await upstream.settled()
      expect(await kept()).not.toContain('id=8')
      gone.length = 0
      integration.fault = noConnection
      deletion.ended = Promise.resolve()
      await restart().start()
      await expect.poll(() => gone.toSorted()).toEqual(['ana/book.jpg', 'ana/cover.jpg'])
    },
  )
})

describe('an answer that a talent’s departure overtakes', () => {
  it('is gone in the end, with its pictures and with all that named them', async () => {
    const { upstream, integration, gone, kept, leave } = await agencyOfAna({
      refreshMs: 2_000,
      pageMs: 500,
    })
    const answer = Promise.withResolvers<unknown>()
    const profile = { ...ana, cover: null, book: [{ id: 2, file: 'ana/late.jpg' }] }
    leave()
    integration.fault = onlyFor('/profile', async () => {
      await answer.promise
      return Response.json(profile)
    })
    const visit = upstream.talent(8, 'es')
    await upstream.roster()
    await upstream.settled()
    expect(await kept()).not.toContain(ana.name)
    answer.resolve(null)
    await visit
    await expect.poll(() => gone).toContain('ana/late.jpg')
    await expect.poll(kept).not.toContain('ana/')
    expect(await kept()).not.toContain(ana.name)
  })
})

describe('talents whom a flawed answer lacks', () => {
  it('are asked for, ten after each answer, each of them once in ten minutes, and stay if they are there', async () => {
    const { upstream, integration, folder, passSeconds } = await fakeAgency()
    const many = Array.from({ length: 25 }, (_, index) => ({ ...lucia, id: 100 + index }))
    const others = Array.from({ length: 30 }, (_, index) => ({ ...lucia, id: 200 + index }))
    integration.answers['POST /api/talents'] = rosterPage([...others, ...many])
    integration.answers['GET /api/talent/profile'] = (query: URLSearchParams) =>
      many.find(({ id }) => String(id) === query.get('id'))
    await upstream.roster()
    integration.answers['POST /api/talents'] = rosterPage([...others, nameless])
    const asked = () => integration.asked.filter((call) => call.includes('/profile')).length
    const counts: number[] = []
    for (const seconds of [60, 60, 60, 60, 60, 600]) {
      passSeconds(seconds)
      await upstream.roster()
      await upstream.settled()
      counts.push(asked())
    }
    expect(counts).toEqual([10, 20, 25, 25, 25, 35])
    integration.answers['POST /api/talents'] = rosterPage([...others.slice(1), nameless])
    passSeconds(600)
    await upstream.roster()
    await upstream.settled()
    const latest = integration.asked.filter((call) => call.includes('/profile')).slice(-10)
    expect(latest.join()).toMatch(/\bid=200\b/) // before those of earlier answers
    expect(await textOf(folder)).toContain('"id":100,"name"')
  })

  it('stay if their profiles do not answer, undecided until they are known to have left', async () => {
    const { upstream, integration, kept, gone, leave, passSeconds } = await agencyOfAna()
    expect(upstream.isUndecided(ana.id)).toBe(false)
    integration.answers['POST /api/talents'] = rosterPage([lucia, nameless])
    integration.answers['GET /api/talent/profile'] = '{}'
    passSeconds(60)
    await upstream.roster()
    await upstream.settled()
    expect(await kept()).toContain(ana.name)
    expect(gone).toEqual([])
    expect(upstream.isUndecided(ana.id)).toBe(true)
    leave()
    await upstream.roster()
    expect(upstream.isUndecided(ana.id)).toBe(false)
  })
})

/** An agency whose roster and Spanish profile of Ana are on disk. */
async function agencyOfAna(limits: Partial<UpstreamLimits> = {}) {
  const agency = await fakeAgency(limits)
  const { upstream, integration, folder, passSeconds } = agency
  const shown = { ...ana, cover: 'ana/cover.jpg' }
  integration.answers['POST /api/talents'] = rosterPage([lucia, shown])
  integration.answers['GET /api/talent/profile'] = {
    ...shown,
    book: [{ id: 1, file: 'ana/book.jpg' }],
  }
  await upstream.roster()
  await upstream.talent(8, 'es')
  await upstream.settled()
  return {
    ...agency,
    kept: () => textOf(folder),
    leave: () => {
      integration.answers['POST /api/talents'] = rosterPage([lucia])
      integration.answers['GET /api/talent/profile'] = undefined
      passSeconds(60)
    },
  }
}

async function expectAnaGone({ gone, kept }: { gone: string[]; kept: () => Promise<string> }) {
  expect(await kept()).not.toContain(ana.name)
  await expect.poll(() => [...new Set(gone)].toSorted()).toEqual(['ana/book.jpg', 'ana/cover.jpg'])
}

async function textOf(folder: string): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('\n')
}
