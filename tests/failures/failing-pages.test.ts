import { createElement } from 'react'
import { data, redirect } from 'react-router'
import { describe, expect, it, vi } from 'vitest'

import { lazyPart } from '#site/page/lazy-part.tsx'

import { formRoutes, type Injection, pages, siteAround, siteWith } from './hand-made-site.ts'

const ROOT = 'root.tsx'
const bug = (): never => {
  throw new Error('a bug of ours')
}

const withLoader = (file: string): Injection => ({ [file]: { loader: bug } })
const withComponent = (file: string): Injection => ({
  [file]: { loader: () => ({}), default: bug },
})

const languages = [
  { path: '/modelos', lang: 'pt', words: 'Algo deu errado do nosso lado', home: '/' },
  { path: '/en/models', lang: 'en', words: 'Something went wrong on our side', home: '/en' },
  { path: '/es/modelos', lang: 'es', words: 'Algo salió mal de nuestro lado', home: '/es' },
]

const referenceIn = (html: string) => /Refer[eê]nc\w+: (?:<!-- -->)?([0-9a-f]{12})/.exec(html)?.[1]

describe('a bug', () => {
  const places = [
    ...pages.map(({ file, path, address }) => ({
      place: `the loader of ${path}`,
      address,
      injection: withLoader(file),
    })),
    ...pages.map(({ file, path, address }) => ({
      place: `the page ${path}`,
      address,
      injection: withComponent(file),
    })),
    { place: 'what every page loads', address: '/en', injection: withLoader(ROOT) },
  ]

  it.each(places)(
    'in $place is a page in words with a reference, and one line in the log',
    async ({ address, injection }) => {
      const { get, logged } = siteWith(injection)
      const page = await get(address)
      const html = await page.text()
      expect(page.status).toBe(500)
      expect(html).toContain('<html lang="en"')
      expect(html).toContain('Something went wrong on our side')
      expect(html).not.toContain('a bug of ours')
      expect(logged.map(({ err, reference }) => [err.message, reference])).toEqual([
        ['a bug of ours', referenceIn(html)],
      ])
    },
  )

  it('in a part that loads late fails its page alone, once: the next request loads the part again', async () => {
    const ready = Promise.resolve(() => 'the part')
    const load = vi.fn(() => ready).mockImplementationOnce(async () => bug())
    const Part = lazyPart(load)
    const { get, logged } = siteWith({
      'about/about.route.tsx': { loader: () => ({}), default: () => createElement(Part) },
    })
    const failed = await get('/en/about')
    expect(failed.status).toBe(500)
    expect(await failed.text()).toContain('Something went wrong on our side')
    expect(logged.map(({ err }) => err.message)).toEqual(['a bug of ours'])
    const next = await get('/en/about')
    expect(next.status).toBe(200)
    expect(await next.text()).toContain('the part')
  })

  it.each(formRoutes)(
    'in what $path does with a form is a fault with a reference, and one line in the log',
    async ({ file, address, isPage }) => {
      const { post, logged } = siteWith({ [file]: { action: bug } })
      const answer = await post(address)
      const text = await answer.text()
      expect(answer.status).toBe(500)
      expect(text).not.toContain('a bug of ours')
      expect(logged.map(({ err }) => err.message)).toEqual(['a bug of ours'])
      expect(text).toContain(logged[0]?.reference)
      if (isPage) expect(text).toContain('Something went wrong on our side')
    },
  )

  it.each(languages)('is shown in the visitor’s language: $lang', async ({ path, lang, words }) => {
    const { get } = siteWith(withLoader(ROOT))
    const html = await (await get(path)).text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(words)
    expect(referenceIn(html)).toBeDefined()
  })

  it('takes nothing else along', async () => {
    const { get } = siteWith(withLoader('roster/roster.route.tsx'))
    expect((await get('/en/models')).status).toBe(500)
    const home = await get('/en')
    expect(home.status).toBe(200)
    expect((await get('/en/nothing')).status).toBe(404)
  })

  it('keeps its words to itself also where only data is asked for, but not its reference', async () => {
    const { get, logged } = siteWith(withLoader('roster/roster.route.tsx'))
    const answer = await get('/en/models.data')
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(text).not.toContain('a bug of ours')
    expect(logged).toHaveLength(1)
    expect(text).toContain(`"${logged[0]?.reference}"`)
  })

  it('is said to be known, for it is', async () => {
    const { get } = siteWith(withLoader('roster/roster.route.tsx'))
    expect(await (await get('/en/models')).text()).toContain('We already know about it.')
  })

  it('never makes “try again” lead to another site', async () => {
    const { get } = siteWith(withLoader(ROOT))
    const html = await (await get('http://vereda.example//other.example/x?y=1')).text()
    expect(html).toContain('href="/other.example/x?y=1"')
    expect(html).not.toContain('href="//')
  })
})

describe('a service that does not answer', () => {
  it.each(['/en/models', '/en/models.data'])(
    'is a 503 with a reference, under which the log tells why: %s',
    async (address) => {
      const { get, logged } = siteWith({})
      const answer = await get(address)
      const text = await answer.text()
      expect(answer.status).toBe(503)
      expect(logged.map(({ err }) => err)).toEqual([{ kind: 'unreachable' }])
      expect(text).toContain(logged[0]?.reference)
      if (!address.endsWith('.data')) expect(referenceIn(text)).toBe(logged[0]?.reference)
    },
  )
})

describe('the language switch of an error page', () => {
  it('keeps the page and what was chosen on it, where it may come in a moment', async () => {
    const { get } = siteWith({})
    const html = await (await get('/modelos/mulheres/direct?page=2')).text()
    expect(html).toContain('href="/en/models/women/direct?page=2"')
    expect(html).toContain('href="/es/modelos/mujeres/direct?page=2"')
  })

  it.each(['/en/nothing?x=1', '/en/models/nobody?x=1', '/fr/models?x=1'])(
    'leads home where there is no page, and leaves the query: %s',
    async (address) => {
      const { get } = siteWith({})
      const page = await get(address)
      const html = await page.text()
      expect(page.status).toBe(404)
      expect(html).toContain('href="/es"')
      expect(html).not.toContain('x=1"')
    },
  )
})

describe('an error with a status of its own', () => {
  it.each([404, 410, 503, 451])('keeps it, and is not in the log: %i', async (status) => {
    const gone = () => {
      throw data(null, { status })
    }
    const { get, logged } = siteWith({ 'roster/roster.route.tsx': { loader: gone } })
    const page = await get('/en/models')
    expect(page.status).toBe(status)
    const html = await page.text()
    expect(html).toContain(`>${status}</text>`)
    expect(html).not.toContain('We already know about it.')
    expect(logged).toEqual([])
  })

  it('is no error where it leads elsewhere', async () => {
    const { get } = siteWith({ 'roster/roster.route.tsx': { loader: () => redirect('/en', 302) } })
    const answer = await get('/en/models')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/en'])
  })
})

describe('where the error page itself fails', () => {
  const broken: [string, Injection][] = [
    ['it', { [ROOT]: { ErrorBoundary: bug } }],
    ['the frame of every page', { [ROOT]: { Layout: bug } }],
  ]
  const addresses = languages.map(({ path, ...rest }) => ({ path: `${path}/nobody/x`, ...rest }))

  for (const [what, injection] of broken) {
    it.each(addresses)(
      `${what}: words and a way home are left, in $lang`,
      async ({ path, lang, words, home }) => {
        const { get, logged } = siteWith(injection)
        const page = await get(path)
        const html = await page.text()
        expect(page.status).toBe(500)
        expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">`))
        expect(html).toContain(words)
        expect(html).toContain(`href="${home}"`)
        expect(page.headers.get('Content-Security-Policy')).toContain(`default-src 'none'`)
        expect(new Set(logged.map(({ reference }) => reference))).toEqual(
          new Set([referenceIn(html)]),
        )
      },
    )
  }
})

it('the last words are in Portuguese under a language that the site does not have', async () => {
  const { get } = siteAround(() => async () => bug(), ['pt', 'es'])
  const html = await (await get('/en/models')).text()
  expect(html).toMatch(/^<!doctype html><html lang="pt">/)
  expect(html).toContain('href="/"')
})

it('words and a way home are left where no page could be made at all', async () => {
  const { get, logged } = siteAround(() => async () => bug())
  const page = await get('/es/modelos')
  const html = await page.text()
  expect(page.status).toBe(500)
  expect(html).toContain('Algo salió mal de nuestro lado')
  expect(html).toContain('href="/es"')
  expect(logged.map(({ reference }) => reference)).toEqual([referenceIn(html)])
})
