import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keptAddress } from './kept-address.ts'

describe('the address under which an answer is kept', () => {
  it.each([
    ['/', '/'],
    ['/en/models?letter=b', '/en/models?letter=b'],
    ['/modelos?utm_source=x&letter=b&y', '/modelos?letter=b'],
    ['/modelos?hair=black&letter=b', '/modelos?letter=b&hair=black'],
    ['/modelos?page=2&sort=name&waist=-80', '/modelos?waist=-80&sort=name&page=2'],
    ['/modelos/mulheres/all/7/ana?letter=b', '/modelos/mulheres/all/7/ana'],
    ['/modelos.data?letter=b&x=1', '/modelos.data?letter=b'],
    ['/_.data', '/_.data'],
    ['/en?feed=&x=1', '/en?feed='],
    ['/roster.json?x=1', '/roster.json'],
    ['/en/newsletter/feed.xml?x=1', '/en/newsletter/feed.xml'],
    ['/sitemap.xml?x=1', '/sitemap.xml'],
    ['/sitemap-2.xml', '/sitemap-2.xml'],
  ])('of %s is %s', (target, address) => {
    expect(keptAddress(target)).toBe(address)
  })

  it('is its own', () => {
    const routes = encodeURIComponent('models :locale?/modelos').replaceAll('%20', '+')
    for (const target of ['/modelos?letter=b&hair=dark+brown', `/modelos.data?_routes=${routes}`]) {
      expect(keptAddress(target)).toBe(target)
    }
  })

  it.each([
    '/seja-um-modelo', // has a form with a key
    '/favoritos?ids=7',
    '/en/favorites.data',
    '/no-such-page',
    '/assets/entry.client.js',
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
    expect(keptAddress(target)).toBeNull()
  })

  it('does not depend on what no page reads, whatever its name and value', () => {
    const name = fc.string({ minLength: 1 }).map((text) => `x${text}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 5 }), (pairs) => {
        const query = new URLSearchParams([['letter', 'b'], ...pairs])
        expect(keptAddress(`/modelos?${query}`)).toBe('/modelos?letter=b')
      }),
    )
  })
})
