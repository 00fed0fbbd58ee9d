import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'

import { locales } from '#agency/locale.ts'
import routes from '#site/routes.ts'

import { nearRoutes } from './near-routes.ts'

const all = Object.fromEntries(
  routes.map(({ id, file, path = '', caseSensitive = false }) => [
    id ?? file,
    { id: id ?? file, path, caseSensitive },
  ]),
)
const build = { routes: all, assets: { routes: all } }
const words = routes.flatMap(({ path = '' }) => path.split('/'))
const segment = fc.oneof(
  fc.constantFrom(...words, ...locales, '', '7', '結衣'),
  fc.string({ maxLength: 3 }).filter((text) => !/[%/]/.test(text)),
)
const spelling = fc.constantFrom(
  encodeURIComponent,
  (word: string) => word,
  (word: string) => encodeURIComponent(word).replace('o', '%6f'),
  (word: string) => word.toUpperCase(),
)
const address = fc
  .array(fc.tuple(segment, spelling), { minLength: 1, maxLength: 6 })
  .map((segments) => segments.map(([word, spelt]) => `/${spelt(word)}`).join(''))

const routeIn = (among: typeof all) => (pathname: string) =>
  matchRoutes(Object.values(among), pathname)?.[0]?.route.id

it('an address leads where it would among all routes, and so does that of its data', () => {
  const near = nearRoutes(build, ({ routes: few }) => routeIn(few))
  fc.assert(
    fc.property(address, (pathname) => {
      expect(near(pathname)(pathname)).toBe(routeIn(all)(pathname))
      expect(near(`${pathname}.data`)).toBe(near(pathname))
    }),
    { numRuns: 2_000 },
  )
})

it('few routes are near, and addresses made up have no more made than those of pages', () => {
  const made: number[] = []
  const near = nearRoutes(build, (narrow) => {
    expect(narrow.assets.routes).toEqual(narrow.routes)
    return made.push(Object.keys(narrow.routes).length)
  })
  near('/modelos')
  expect(made.at(-1)).toBeLessThan(15)
  for (const word of words) near(`/${word}`)
  const before = made.length
  fc.assert(fc.property(address, (pathname) => void near(pathname)))
  expect(made.length).toBe(before)
})

it('an address whose escapes mean nothing is one like any other', () => {
  expect(nearRoutes(build, ({ routes: few }) => 'home :locale?' in few)('/%/modelos')).toBe(true)
})
