import { describe, expect, it } from 'vitest'

import { somePost } from '#agency/some-post.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { findablePages, sitemapIndex, sitemaps } from './sitemap.ts'

const ORIGIN = 'https://vereda.example'

/** The pages that are to be found on any site. */
const singlePages = [
  '/en',
  '/en/newsletter',
  '/en/be-a-model',
  '/en/about',
  '/en/contact',
  '/en/privacy',
  '/en/accessibility',
  '/en/check-a-scout',
]
const pathsOf = (roster: readonly RosterTalent[]) => findablePages(roster, []).map(({ en }) => en)
const locsOf = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

describe('what is to be found', () => {
  it('is every single page, every list on which somebody is, and everybody', () => {
    expect(pathsOf([someone({ boards: ['mainboard', 'direct'] })])).toEqual([
      ...singlePages,
      '/en/models',
      '/en/models/all/mainboard',
      '/en/models/all/direct',
      '/en/models/women/all',
      '/en/models/women/mainboard',
      '/en/models/women/direct',
      '/en/models/women/mainboard/7/agata-fontoura',
    ])
  })

  it('is a list too that is reached by its address only', () => {
    expect(pathsOf([someone({ boards: ['nova_bossa'] })])).toEqual(
      expect.arrayContaining(['/en/models/all/nova_bossa', '/en/models/women/nova_bossa']),
    )
  })

  it('is somebody without gender or board too', () => {
    expect(pathsOf([someone({ gender: null, boards: [] })])).toEqual([
      ...singlePages,
      '/en/models',
      '/en/models/all/all/7/agata-fontoura',
    ])
  })

  it('is no kid, no board of kids, and no list of a gender of which there are kids only', () => {
    const kid = someone({ id: 8, name: 'Bia', gender: 'man', boards: ['image', 'kids'] })
    expect(pathsOf([someone(), kid])).toEqual(pathsOf([someone()]))
  })

  it('is the single pages alone while nobody is on the roster', () => {
    expect(pathsOf([])).toEqual(singlePages)
  })
})

describe('posts', () => {
  const posts = [
    somePost({ slug: 'la & seda', batch: '7' }),
    somePost({ id: 2, slug: 'wool', locale: 'en', batch: '7' }),
    somePost({ id: 3, slug: 'brief', locale: 'en' }),
  ]
  const [xml = ''] = sitemaps(findablePages([], posts), ORIGIN)

  it('are each named once, with their translations and no others', () => {
    expect(locsOf(xml).slice(-3)).toEqual([
      `${ORIGIN}/newsletter/la%20&#38;%20seda`,
      `${ORIGIN}/en/newsletter/wool`,
      `${ORIGIN}/en/newsletter/brief`,
    ])
    expect(xml).toContain(
      [
        `<url><loc>${ORIGIN}/en/newsletter/wool</loc>`,
        `<xhtml:link rel="alternate" hreflang="pt" href="${ORIGIN}/newsletter/la%20&#38;%20seda"/>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/newsletter/wool"/>`,
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/newsletter/la%20&#38;%20seda"/></url>`,
      ].join(''),
    )
  })

  it('without a translation stand for themselves', () => {
    expect(xml).toContain(
      [
        `<url><loc>${ORIGIN}/en/newsletter/brief</loc>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/newsletter/brief"/>`,
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/en/newsletter/brief"/></url>`,
      ].join(''),
    )
  })
})

describe('a sitemap', () => {
  it('names each page in each language, with its translations', () => {
    const [xml = '', ...more] = sitemaps(findablePages([someone()], []), ORIGIN)
    expect(more).toEqual([])
    expect(locsOf(xml)).toContain(`${ORIGIN}/es/modelos/mujeres/mainboard`)
    expect(xml).toContain(
      [
        `<url><loc>${ORIGIN}/es/modelos</loc>`,
        `<xhtml:link rel="alternate" hreflang="pt" href="${ORIGIN}/modelos"/>`,
        `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/en/models"/>`,
        `<xhtml:link rel="alternate" hreflang="es" href="${ORIGIN}/es/modelos"/>`,
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/modelos"/></url>`,
      ].join(''),
    )
  })

  it.each([
    ['</loc><script>', 'loc-script'],
    ['A & B <"quoted"> \'x\'', 'a-b-quoted-x'],
    ['山田', '%E5%B1%B1%E7%94%B0'],
    ['\u0000\u2028\ud800', 'talent'],
  ])('holds what is called %j', (name, slug) => {
    const [xml = ''] = sitemaps(findablePages([someone({ name, boards: ['image'] })], []), ORIGIN)
    expect(locsOf(xml)).toContain(`${ORIGIN}/modelos/mulheres/image/7/${slug}`)
  })

  it('holds an address as it is, whatever is in it', () => {
    const address = `/a&b'c"d<e>f ]]>é`
    const [xml = ''] = sitemaps([{ pt: address, en: '/en', es: '/es' }], ORIGIN)
    expect(locsOf(xml)[0]).toBe(`${ORIGIN}/a&#38;b&#39;c%22d%3Ce%3Ef%20]]%3E%C3%A9`)
    expect(xml).not.toMatch(/[^\n\x20-\x7e]/)
  })
})

describe('more than one sitemap may hold', () => {
  const roster = [1, 2, 3].map((id) => someone({ id }))
  const pages = findablePages(roster, [])
  const whole = locsOf(sitemaps(pages, ORIGIN)[0])

  it('is cut by the number of addresses', () => {
    const parts = sitemaps(pages, ORIGIN, { addresses: 12, bytes: 50_000_000 }).map(locsOf)
    const [last = [], ...others] = parts.toReversed()
    expect(others.length).toBeGreaterThan(1)
    expect(others.filter(({ length }) => length !== 12)).toEqual([])
    expect(last.length).toBeLessThanOrEqual(12)
    expect(parts.flat()).toEqual(whole)
  })

  it('is cut by bytes', () => {
    const parts = sitemaps(pages, ORIGIN, { addresses: 50_000, bytes: 4_000 })
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.filter((part) => new TextEncoder().encode(part).length > 4_000)).toEqual([])
    expect(parts.flatMap(locsOf)).toEqual(whole)
  })

  it('has a list of its parts', () => {
    expect(locsOf(sitemapIndex(2, ORIGIN))).toEqual([
      `${ORIGIN}/sitemap-1.xml`,
      `${ORIGIN}/sitemap-2.xml`,
    ])
  })
})
