import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readRosterSearch } from '#site/roster-list/roster-query.ts'

import { cacheKeyOf } from './cache-key.ts'

describe('the cache key of an address', () => {
  it.each([
    ['/', '/'],
    ['/en/models?letter=b', '/en/models?letter=b'],
    ['/modelos?utm_source=x&letter=b&y', '/modelos?letter=b'],
    ['/modelos?hair=black&letter=b', '/modelos?letter=b&hair=black'],
    ['/modelos?page=2&sort=name&waist=-80', '/modelos?waist=-80&sort=name&page=2'],
    ['/modelos/mulheres/all/7/ana?letter=b', '/modelos/mulheres/all/7/ana'],
    ['/modelos.data?letter=b&x=1', '/modelos.data?letter=b'],
    ['/_.data', '/_.data'],
    ['/en?feed=&x=1&feed=2', '/en?feed=open'],
    ['/modelos?filters=&page=2&letter=b', '/modelos?letter=b&page=2&filters=open'],
    ['/modelos?letter=A', '/modelos?letter=a'],
    ['/modelos?letter=&height=-&sort=agency&page=1', '/modelos'],
    ['/modelos?hair=Red&hair=red&hair=%20black', '/modelos?hair=red&hair=black'],
    ['/modelos?page=2&page=3', '/modelos?page=2'],
    ['/newsletter?after=wool&after=felt', '/newsletter?after=wool'],
    ["/newsletter/l%C3%A3,a+b@c'd", "/newsletter/l%C3%A3,a+b@c'd"],
    ['/roster.json?x=1', '/roster.json'],
    ['/en/newsletter/feed.xml?x=1', '/en/newsletter/feed.xml'],
    ['/sitemap.xml?x=1', '/sitemap.xml'],
    ['/sitemap-2.xml', '/sitemap-2.xml'],
  ])('of %s is %s', (target, address) => {
    expect(cacheKeyOf(target)).toBe(address)
  })

  it('is its own', () => {
    const routes = encodeURIComponent('models :locale?/modelos').replaceAll('%20', '+')
    for (const target of ['/modelos?letter=b&hair=dark+brown', `/modelos.data?_routes=${routes}`]) {
      expect(cacheKeyOf(target)).toBe(target)
    }
  })

  it.each([
    '/seja-um-modelo', // has a form with a key
    '/favoritos?ids=7',
    '/comparar?ids=7,12',
    '/en/favorites.data',
    '/no-such-page',
    '/assets/entry.client.js',
    '/modelos?height=180-170', // corrected on the page, which says so
    '/modelos?letter=%C3%A9',
    '/modelos?letter=a&letter=b',
    '/modelos?page=02',
    '/modelos?name=ana', // arbitrary
    '/modelos?q=174-180', // leads on
    '/modelos?page=1000',
    '/modelos?height=170&height=180', // leads on
    '/newsletter/l%c3%a3',
    '/%6Dodelos',
    '/modelos.data?_routes=root',
    '/modelos.data?_routes=made-up',
    'http://elsewhere.example/modelos',
    '//elsewhere.example/modelos',
    '/\\elsewhere.example',
    '/en/../modelos',
    '/a%',
    '/#modelos',
    '*',
    '',
    '/robots.txt',
    '/fr',
    `/modelos?letter=${'a'.repeat(3_000)}`,
  ])('is none for %.40s', (target) => {
    expect(cacheKeyOf(target)).toBeNull()
  })

  it('asks for the same as what a visitor wrote, and is its own', () => {
    const name = fc.constantFrom('letter', 'height', 'hair', 'sort', 'page')
    const value = fc.constantFrom('', 'a', 'A', 'Red', ' red ', '-', '170-', '180-170', 'name', '2')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 6 }), (pairs) => {
        const query = new URLSearchParams(pairs)
        const address = cacheKeyOf(`/modelos?${query}`)
        if (address === null) return
        expect(cacheKeyOf(address)).toBe(address)
        const normalized = new URL(address, 'http://site').searchParams
        expect(readRosterSearch(normalized)).toEqual(readRosterSearch(query))
        expect(normalized.get('page') ?? '1').toBe(query.get('page') ?? '1')
      }),
    )
  })

  it('does not depend on what no page reads, whatever its name and value', () => {
    const name = fc.string({ minLength: 1 }).map((text) => `x${text}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 5 }), (pairs) => {
        const query = new URLSearchParams([['letter', 'b'], ...pairs])
        expect(cacheKeyOf(`/modelos?${query}`)).toBe('/modelos?letter=b')
      }),
    )
  })
})
