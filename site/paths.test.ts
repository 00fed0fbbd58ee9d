import fc from 'fast-check'
import { matchPath, matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'

import { knownBoards } from '#agency/board.ts'
import { isLocale, locales } from '#agency/locale.ts'
import { parseId } from '#agency/id.ts'
import type { GenderChoice } from '#agency/roster.ts'

import {
  normalizedPath,
  boardOfPattern,
  genderOfWord,
  isPathOf,
  localeOfPath,
  pageAt,
  pagePatterns,
  pathTo,
  routePatterns,
  translatePath,
  type Page,
} from './paths.ts'

const pages = [...new Set(pagePatterns.map(({ page }) => page))]
const values = {
  gender: 'woman',
  board: 'mainboard',
  id: 7,
  name: 'Ágata',
  slug: 'wool',
} as const

describe('an address', () => {
  it('is in its language’s own words, without a prefix in Portuguese', () => {
    expect(pathTo('home', 'pt', {})).toBe('/')
    expect(pathTo('home', 'en', {})).toBe('/en')
    expect(pathTo('models', 'es', {})).toBe('/es/modelos')
    expect(pathTo('board', 'pt', values)).toBe('/modelos/mulheres/mainboard')
    expect(pathTo('board', 'en', { gender: 'all', board: 'all' })).toBe('/en/models/all/all')
    expect(pathTo('talent', 'es', values)).toBe('/es/modelos/mujeres/mainboard/7/agata')
  })

  it.each([
    ['actors', '/atores', '/en/actors', '/es/actores'],
    ['new_faces', '/new-faces', '/en/new-faces', '/es/new-faces'],
    ['international', '/internacional', '/en/international', '/es/internacional'],
    ['curvy', '/curvy', '/en/curvy', '/es/curvy'],
    ['talents', '/talentos', '/en/talents', '/es/talentos'],
    ['creative', '/criativos', '/en/creatives', '/es/creativos'],
    ['kids', '/kids', '/en/kids', '/es/kids'],
  ] as const)('of the board %s is short: %s, %s, %s', (board, ...addresses) => {
    expect(locales.map((locale) => pathTo(board, locale, {}))).toEqual(addresses)
  })

  it.each(pages)('of %s is known in every language from any, as it was asked for', (page) => {
    const asked = { ...values, name: '李娜' }
    const inEach = Object.fromEntries(locales.map((each) => [each, pathTo(page, each, asked)]))
    for (const path of Object.values(inEach)) expect(translatePath(path)).toEqual(inEach)
  })

  it.each(['/nada', '/fr/models', '/modelos/foo', '/en/models/women/all/7/someone/else', '/%ff'])(
    'is in no language where it leads nowhere: %s',
    (path) => {
      expect(translatePath(path)).toBeNull()
    },
  )

  it('of a board is known by its pattern', () => {
    expect(boardOfPattern('/:locale?/atores')).toBe('actors')
    expect(boardOfPattern(':locale?/creatives')).toBe('creative')
    expect(boardOfPattern('/:locale?/modelos/:gender/:category')).toBeNull()
  })

  it.each([
    ['Ágata Fontoura', 'agata-fontoura'],
    ['Filippa Norrby-Ås', 'filippa-norrby-as'],
    ['Анна Ким', '%D0%B0%D0%BD%D0%BD%D0%B0-%D0%BA%D0%B8%D0%BC'],
    ['李娜', '%E6%9D%8E%E5%A8%9C'],
    ['../../etc', 'etc'],
    ['?#%2f', '2f'],
    ['', 'talent'],
    ['★', 'talent'],
  ])('carries the name %j as %j', (name, slug) => {
    expect(pathTo('talent', 'pt', { ...values, name })).toBe(
      `/modelos/mulheres/mainboard/7/${slug}`,
    )
  })

  it('never has an empty segment, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const segments = pathTo('talent', 'en', { ...values, name }).split('/')
        expect(segments).toHaveLength(7)
        expect(segments.slice(1).every((segment) => segment !== '')).toBe(true)
      }),
    )
  })

  it.each(pages.flatMap((page) => locales.map((locale) => [page, locale] as const)))(
    'of %s in %s is matched by a pattern of its page and tells its language',
    (page, locale) => {
      const path = pathTo(page, locale, values)
      expect(routePatterns(page).some((pattern) => matchPath(`/${pattern}`, path))).toBe(true)
      expect(localeOfPath(path)).toBe(locale)
      expect(normalizedPath(path)).toBeNull()
    },
  )

  it('has one pattern for each word that any language has for it', () => {
    expect(routePatterns('models')).toEqual([':locale?/modelos', ':locale?/models'])
  })
})

describe('gender words', () => {
  it.each([
    ['mulheres', 'woman'],
    ['women', 'woman'],
    ['mujeres', 'woman'],
    ['homens', 'man'],
    ['men', 'man'],
    ['hombres', 'man'],
    ['todos', 'all'],
    ['all', 'all'],
  ] satisfies [string, GenderChoice][])('%s means %s in every language', (word, gender) => {
    expect(genderOfWord(word)).toBe(gender)
  })

  it.each(['woman', 'toString', '', undefined, ...knownBoards])('%s is none', (word) => {
    expect(genderOfWord(word)).toBeNull()
  })
})

describe('addresses with a better form', () => {
  it.each([
    ['/pt', '/'],
    ['/pt/', '/'],
    ['/pt/modelos', '/modelos'],
    ['/pt/pt/modelos', '/modelos'],
    ['/modelos/', '/modelos'],
    ['/en/', '/en'],
    ['/en/models//', '/en/models'],
  ])('%s leads to %s', (path, better) => {
    expect(normalizedPath(path)).toBe(better)
  })

  it.each(['/', '/en', '/ptolemy', '/modelos', '//evil.example', '/pt//evil.example/'])(
    '%s is left alone',
    (path) => {
      expect(normalizedPath(path)).toBeNull()
    },
  )

  it('never leave the site, and are reached in one step', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[/a-z.@:pt]{0,12}$/), (path) => {
        const better = normalizedPath(path)
        if (better === null) return
        expect(new URL(better, 'https://site.example').host).toBe('site.example')
        expect(normalizedPath(better)).toBeNull()
      }),
    )
  })
})

describe('the page that an address is one of', () => {
  it.each([
    ['talent', '/modelos/mulheres/image/7/agata', true],
    ['talent', '/es/models/hombres/all/7/%C3%A1gata', true],
    ['talent', '/modelos/mulheres/image', false],
    ['talent', '/', false],
    ['board', '/en/models/women/image', true],
  ] satisfies [Page, string, boolean][])('%s: %s, %s', (page, path, is) => {
    expect(isPathOf(page, path)).toBe(is)
  })

  it('is the one that React Router finds for it, with the same variables, and none if it is malformed', () => {
    const words = pagePatterns.flatMap(({ path }) => path.split('/').slice(1))
    const segment = fc.oneof(
      fc.constantFrom(...locales, ...words, 'mulheres', '7', '%C3%A1gata', '', 'a%2Fb', '%ff'),
      fc.string({ maxLength: 3 }).map(encodeURIComponent),
    )
    const address = fc.oneof(
      fc.array(segment, { maxLength: 7 }).map((segments) => `/${segments.join('/')}`),
      fc
        .record({ path: fc.constantFrom(...pagePatterns.map((each) => each.path)), segment })
        .map((each) => `/${each.path.replaceAll(/:\w+\??/g, each.segment)}`),
    )
    fc.assert(
      fc.property(address, (path) => {
        const [match] = path.includes('%ff') ? [] : (matchRoutes(pagePatterns, path) ?? [])
        const { locale = 'pt', ...params } = match?.params ?? {}
        fc.pre(isLocale(locale)) // the page itself refuses other languages
        const { page, id: routeId } = match?.route ?? {}
        expect(pageAt(path)).toEqual(match === undefined ? null : { page, routeId, params })
      }),
      { numRuns: 1_000, examples: [['/models/%20/%ff'], ['/models/a%2Fb/%ff']] },
    )
  })
})

it('every talent’s address fits, and names its id, whatever the name and the id', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('ж'.repeat(5_000), '👩🏽‍🎤'.repeat(5_000), '𠮷'.repeat(5_000), 'ab '.repeat(2_000)),
  )
  fc.assert(
    fc.property(name, fc.maxSafeNat(), (given, id) => {
      const path = pathTo('talent', 'en', { gender: 'woman', board: 'mainboard', id, name: given })
      expect(path.length).toBeLessThan(4_000)
      const [, digits = ''] = /\/(\d+)\/[^/]+$/.exec(path) ?? []
      expect([parseId(digits), decodeURI(path).isWellFormed()]).toEqual([id, true])
    }),
  )
})
