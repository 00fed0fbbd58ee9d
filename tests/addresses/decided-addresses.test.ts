import { describe, expect, it } from 'vitest'

import { knownBoards } from '#agency/board.ts'
import { boardPages } from '#site/paths.ts'

import { ask, askData } from './asking.ts'
import { origin, runWholeAgency } from './whole-agency.ts'

const agency = runWholeAgency()
const askFor = (path: string, headers?: Record<string, string>) =>
  ask(agency().site.url + path, headers)
const profile = (slug: string, path: string) => path.replace(':id', String(agency().idOf(slug)))

describe('a board', () => {
  it.each([
    ['/modelos/mulheres/bossa_nova', '/modelos/mulheres/mainboard'],
    ['/en/models/men/the_bossa', '/en/models/men/direct'],
    ['/modelos/todos/all', '/modelos'],
    ['/es/models/all/all', '/es/modelos'],
  ])('at %s is found at %s', async (asked, own) => {
    expect(await askFor(asked)).toMatchObject({ status: 200, canonical: origin + own })
  })

  it.each(knownBoards)('%s answers under each gender', async (board) => {
    for (const gender of ['mulheres', 'homens']) {
      const path = `/modelos/${gender}/${board}`
      expect(await askFor(path)).toMatchObject({ status: 200, canonical: origin + path })
    }
  })

  it.each(boardPages)(
    '%s is found at its own page, also when it is asked for by all genders',
    async (board) => {
      const { status, canonical } = await askFor(`/modelos/todos/${board}`)
      expect(status).toBe(200)
      const own = canonical?.slice(origin.length) ?? ''
      expect(own).toMatch(/^\/[a-z-]+$/)
      expect((await askFor(own)).canonical).toBe(canonical)
    },
  )

  it('with a page of its own is called by its name', async () => {
    const { html } = await askFor('/en/creatives')
    expect(html).toContain('<title>Creatives | Agency</title>')
    expect(html).toMatch(/<h1[^>]*>Creatives</)
  })

  it('on which nobody is says so, and still stands among the boards as the current one', async () => {
    const { html } = await askFor('/curvy')
    expect(html).toContain('Nenhum modelo encontrado')
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Curvy</)
    expect((await askFor('/modelos')).html).not.toContain('href="/curvy"')
  })

  it('stays chosen when the gender is switched', async () => {
    const { html } = await askFor('/en/actors')
    expect(html).toContain('href="/en/models/women/actors"')
    expect((await askFor('/en/models/women/actors')).html).toContain('href="/en/actors"')
  })
})

describe('a talent', () => {
  const own = '/modelos/mulheres/mainboard/:id/ana-lima'

  it.each(['mainboard', 'bossa_nova', 'direct', 'the_bossa', 'actors'])(
    'is shown under its board %s, with its one address',
    async (board) => {
      const { status, canonical } = await askFor(profile('ana', own.replace('mainboard', board)))
      expect([status, canonical]).toEqual([200, origin + profile('ana', own)])
    },
  )

  it.each([
    '/modelos/mulheres/mainboard/:id',
    '/modelos/mulheres/mainboard/:id/ana',
    '/modelos/homens/mainboard/:id/ana-lima',
    '/modelos/todos/all/:id/ana-lima',
    '/modelos/mulheres/kids/:id/ana-lima',
  ])('leads from %s to its own address, with the query', async (path) => {
    const wrong = `${profile('ana', path)}?from=card`
    const target = `${profile('ana', own)}?from=card`
    expect(await askFor(wrong)).toMatchObject({ status: 301, location: target })
    const data = await askData(agency().site.url, wrong)
    expect([data.status, data.location]).toEqual([202, target])
  })

  it('without gender and board is under the words for all', async () => {
    const path = profile('sky', '/es/modelos/todos/all/:id/sky')
    expect(await askFor(path)).toMatchObject({ status: 200, canonical: origin + path })
  })

  it.each(['7e3', '-1', '0x1', '1.0', '+1', '%31%20', '9'.repeat(40)])(
    'is never found by a number like %s',
    async (id) => {
      expect((await askFor(`/en/models/women/mainboard/${id}/x`)).status).toBe(404)
    },
  )
})

describe('a child', () => {
  it('is shown by its first name only, and not to search engines', async () => {
    const path = profile('bia', '/en/models/women/new_faces/:id/bia')
    const pages = [path, path.replace('new_faces', 'kids'), '/kids', '/en/models/women/kids']
    for (const each of pages) {
      const { status, html } = await askFor(each)
      expect([each, status]).toEqual([each, 200])
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect(html).toContain('Bia')
      expect(html).not.toMatch(/marques|prado/i)
      expect((await askData(agency().site.url, each)).text).not.toMatch(/marques|prado/i)
    }
    for (const each of ['/modelos', '/new-faces']) {
      const { html } = await askFor(each)
      expect(html).not.toMatch(/marques|prado|noindex/i)
    }
  })
})

describe('a post', () => {
  it.each([
    ['/newsletter/felt', '/newsletter/feltro'],
    ['/en/newsletter/feltro', '/en/newsletter/felt'],
  ])('leads from %s to its translation, for now and with the query', async (asked, own) => {
    const target = `${own}?from=feed`
    expect(await askFor(`${asked}?from=feed`)).toMatchObject({ status: 302, location: target })
    const data = await askData(agency().site.url, `${asked}?from=feed`)
    expect([data.status, data.location]).toEqual([202, target])
  })

  it('without a translation says so and is found in its own language only', async () => {
    const { status, lang, canonical, alternates, html } = await askFor('/es/newsletter/silk')
    const own = `${origin}/en/newsletter/silk`
    expect({ status, lang, canonical }).toEqual({ status: 200, lang: 'es', canonical: own })
    expect(alternates).toEqual({ en: own, 'x-default': own })
    expect(html).toContain('Esta noticia solo está disponible en inglés.')
    expect(html).toMatch(/<h1 lang="en"[^>]*>Silk</)
  })

  it('with a translation in one language is not said to be in the third', async () => {
    const { alternates } = await askFor('/es/newsletter/feltro')
    expect(Object.keys(alternates)).toEqual(['pt', 'en', 'x-default'])
  })

  it.each(['/newsletter/nada', '/en/newsletter/WOOL', '/newsletter/wool/wool'])(
    'is not %s: 404',
    async (path) => {
      expect((await askFor(path)).status).toBe(404)
    },
  )

  it('has a feed in each language, which other words lead to', async () => {
    for (const path of [
      '/newsletter/feed.xml',
      '/en/newsletter/feed.xml',
      '/es/newsletter/feed.xml',
    ]) {
      expect((await askFor(path)).status).toBe(200)
      const { html } = await askFor(path.replace('/feed.xml', ''))
      expect(html).toContain(
        `type="application/rss+xml" title="Agency, newsletter" href="${origin}${path}"`,
      )
    }
    expect(await askFor('/pt/newsletter/feed.xml')).toMatchObject({
      status: 301,
      location: '/newsletter/feed.xml',
    })
    expect((await askFor('/fr/newsletter/feed.xml')).status).toBe(404)
  })
})

describe('an address that leads nowhere', () => {
  const texts = {
    pt: 'Esta página não foi encontrada',
    en: 'This page could not be found',
    es: 'No encontramos esta página',
  }

  it.each([
    ['/nada', 'pt'],
    ['/en/nothing', 'en'],
    ['/es/nada', 'es'],
    ['/modelos/mulheres/toString', 'pt'],
    ['/en/models/nobody/all', 'en'],
    ['/en/models/women/mainboard/999999/x', 'en'],
    ['/fr/nada', 'pt'], // no screen even if `fr` were a language
    ['/wp-admin', 'pt'],
    ['/MODELOS', 'pt'],
    ['/en/en', 'en'],
  ] as const)('%s: 404 in the language of the address, without a full stop', async (path, lang) => {
    const answer = await askFor(path)
    expect(answer).toMatchObject({ status: 404, lang, canonical: undefined })
    expect(answer.html).toMatch(new RegExp(`<h1[^>]*>${texts[lang]}<`))
    expect((await askData(agency().site.url, path)).status).toBe(404)
  })

  it.each([
    '/fr',
    '/fr/models',
    '/pt-BR',
    '/xx/models/women/all',
    '/DE/atores',
    '/it/modelos/x/y/7/z',
  ])('%s is in no language of ours: 404 in English, with a full stop', async (path) => {
    const answer = await askFor(path)
    expect(answer).toMatchObject({ status: 404, lang: 'pt' })
    expect(answer.html).toMatch(/<h1[^>]*>This page could not be found\.</)
  })
})

it('what language a browser prefers changes nothing', async () => {
  for (const path of ['/', '/en/models', '/kids', '/nada']) {
    const plain = await askFor(path)
    const preferring = await askFor(path, { 'Accept-Language': 'es-ES,es;q=0.9,en;q=0.8' })
    expect(preferring).toEqual(plain)
  }
})
