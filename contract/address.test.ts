import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { addressOf, readQuery } from './address.ts'
import { formOptions } from './integration/options.ts'
import { talentProfile, talents } from './integration/talents.ts'
import { post, posts } from './panel/posts.ts'

const number = fc.nat()
const flag = fc.boolean()
const language = fc.constantFrom('pt' as const, 'en' as const, 'es' as const)
const countryCode = fc.stringMatching(/^[A-Z]{2}$/)

describe('the address of a call', () => {
  it('carries numbers in decimal, switches as 1, and lists as repeated name[]', () => {
    const query = { language: 'pt' as const, id: 7, cover2: true, albums: [2, 9] }
    expect(decodeURIComponent(addressOf(talentProfile, { query }))).toBe(
      '/api/talent/profile?language=pt&id=7&cover2=1&albums[]=2&albums[]=9',
    )
  })

  it('names the inner key of what is nested', () => {
    const query = { language: 'en', countries: true, cities: { country: 'BR' } } as const
    expect(decodeURIComponent(addressOf(formOptions, { query }))).toBe(
      '/api/options?language=en&countries=1&cities[country]=BR',
    )
  })

  it('leaves out what is off, absent or empty', () => {
    const query = { language: 'es' as const, id: 7, cover2: false, albums: [] }
    expect(addressOf(talentProfile, { query })).toBe('/api/talent/profile?language=es&id=7')
  })

  it('has no question mark without a query', () => {
    expect(addressOf(post, { params: { type: 'newsletter', id: 7 } })).toBe(
      '/api/posts/newsletter/pt/7',
    )
  })

  it('keeps a variable within its segment, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (type) => {
        const segments = addressOf(post, { params: { type, id: 7 } }).split('/')
        expect(segments).toHaveLength(6)
        expect(decodeURIComponent(segments[3] ?? '')).toBe(type)
      }),
    )
  })
})

describe('a query that was sent', () => {
  it('is read back as it was meant: talents', () => {
    const queries = fc.record(
      { language, paginate: number, page: number, cover_web: flag, cover2: flag },
      { requiredKeys: ['language', 'paginate'] },
    )
    fc.assert(
      fc.property(queries, (query) => {
        expect(v.parse(talents.query, sent(addressOf(talents, { query })))).toEqual(
          v.parse(talents.query, query),
        )
      }),
    )
  })

  it('is read back as it was meant: talentProfile', () => {
    const queries = fc.record(
      { language, id: number, detailed_languages: flag, albums: fc.array(number) },
      { requiredKeys: ['language', 'id'] },
    )
    fc.assert(
      fc.property(queries, (query) => {
        expect(v.parse(talentProfile.query, sent(addressOf(talentProfile, { query })))).toEqual(
          v.parse(talentProfile.query, query),
        )
      }),
    )
  })

  it('is read back as it was meant: formOptions', () => {
    const queries = fc.record(
      {
        language,
        countries: fc.constant(true as const),
        hair_kind: flag,
        cities: fc.record({ country: countryCode }),
      },
      { requiredKeys: ['language', 'countries'] },
    )
    fc.assert(
      fc.property(queries, (query) => {
        expect(v.parse(formOptions.query, sent(addressOf(formOptions, { query })))).toEqual(
          v.parse(formOptions.query, query),
        )
      }),
    )
  })

  it('is read back as it was meant: posts', () => {
    const queries = fc.record({ paginate: number, page: number }, { requiredKeys: ['paginate'] })
    const params = { type: 'newsletter' }
    fc.assert(
      fc.property(queries, (query) => {
        expect(v.parse(posts.query, sent(addressOf(posts, { params, query })))).toEqual(
          v.parse(posts.query, query),
        )
      }),
    )
  })
})

describe('reading any query', () => {
  it('never throws and gives the schema something to judge', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const query = readQuery(new URLSearchParams(pairs))
        expect(typeof v.safeParse(talentProfile.query, query).success).toBe('boolean')
      }),
    )
  })

  it('takes the last of a name that stands there twice', () => {
    expect(readQuery(new URLSearchParams('page=1&page=2'))).toEqual({ page: '2' })
  })

  it('cannot be made to touch the prototype of anything', () => {
    const query = readQuery(new URLSearchParams('__proto__[polluted]=1&__proto__=2&a[__proto__]=3'))
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('polluted')
  })
})

function sent(address: string): unknown {
  return readQuery(new URL(address, 'http://service.test').searchParams)
}
