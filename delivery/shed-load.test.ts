import { setImmediate } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { type Locale, locales } from '#agency/locale.ts'

import { runForVisitor } from '#intake/visitor-network.ts'
import type { PageHandler } from './pages/pages.ts'
import { type RenderLimits, shedLoad } from './shed-load.ts'

/** Pages whose rendering ends when the test says so. */
function slowPages(limits: Partial<RenderLimits>, languages: readonly Locale[] = locales) {
  const end = Promise.withResolvers<undefined>()
  let begun = 0
  const render: PageHandler = async () => {
    begun += 1
    await end.promise
    return new Response('a page')
  }
  const most = { atOnce: 10, byNetwork: 10, retryAfterSeconds: 7, ...limits }
  const pages = shedLoad(render, most, languages)
  const ask = (path: string, address = '192.0.2.1') => {
    const request = new Request(`http://localhost${path}`)
    return runForVisitor(address, () => pages(request))
  }
  return { ask, endAll: () => end.resolve(undefined), begun: () => begun }
}

describe('pages', () => {
  it('above so many at once are a 503 in the language of their address, which says when to come again', async () => {
    const { ask, endAll, begun } = slowPages({ atOnce: 2 })
    const first = [ask('/'), ask('/')]
    const answer = await ask('/en/models')
    await expect.poll(begun).toBe(2)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('7')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('<html lang="en">')
    endAll()
    for (const page of await Promise.all(first)) expect(page.status).toBe(200)
    expect((await ask('/')).status).toBe(200)
  })

  it('are refused in Portuguese under a language that the site does not have', async () => {
    const { ask } = slowPages({ atOnce: 0 }, ['pt', 'es'])
    expect(await (await ask('/en/models')).text()).toContain('<html lang="pt">')
    expect(await (await ask('/es/modelos')).text()).toContain('<html lang="es">')
  })

  it('are told which frames they may show', async () => {
    const limits = { atOnce: 1, byNetwork: 1, retryAfterSeconds: 7 }
    const pages = shedLoad(async (_, frames) => Response.json(frames ?? null), limits, locales)
    const page = await pages(new Request('http://localhost/'), ['https://feed.example'])
    expect(await page.json()).toEqual(['https://feed.example'])
  })

  it('of one address leave room for those of others', async () => {
    const { ask, endAll } = slowPages({ byNetwork: 1 })
    const first = ask('/', '192.0.2.1')
    expect((await ask('/', '192.0.2.1')).status).toBe(503)
    const other = ask('/', '192.0.2.2')
    endAll()
    expect([(await first).status, (await other).status]).toEqual([200, 200])
    expect((await ask('/', '192.0.2.1')).status).toBe(200)
  })

  it('that come in one turn of the event loop are counted, although each would be made before the next is read', async () => {
    const limits = { atOnce: 2, byNetwork: 10, retryAfterSeconds: 7 }
    const pages = shedLoad(async () => new Response('a page'), limits, locales)
    const visits = Array.from({ length: 5 }, async () => {
      await setImmediate()
      return (await pages(new Request('http://localhost/'))).status
    })
    expect(await Promise.all(visits)).toEqual([200, 200, 503, 503, 503])
  })
})
