import { data, redirect } from 'react-router'
import { describe, expect, it } from 'vitest'

import { type Injection, pages, siteAround, siteWith } from './hand-made-site.ts'

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
    { place: 'what every page loads', address: '/en/models', injection: withLoader(ROOT) },
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

  it.each(languages)('is told in the visitor’s language: $lang', async ({ path, lang, words }) => {
    const { get } = siteWith(withLoader(ROOT))
    const html = await (await get(path)).text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(words)
    expect(referenceIn(html)).toBeDefined()
  })

  it('takes nothing else along', async () => {
    const { get } = siteWith(withLoader('roster/models.route.tsx'))
    expect((await get('/en/models')).status).toBe(500)
    const home = await get('/en')
    expect(home.status).toBe(200)
    expect((await get('/en/nothing')).status).toBe(404)
  })

  it('keeps its words to itself also where only data is asked for', async () => {
    const { get, logged } = siteWith(withLoader('roster/models.route.tsx'))
    const answer = await get('/en/models.data')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('a bug of ours')
    expect(logged).toHaveLength(1)
  })
})

describe('an error with a status of its own', () => {
  it.each([404, 410, 503, 451])('keeps it, and is not in the log: %i', async (status) => {
    const gone = () => {
      throw data(null, { status })
    }
    const { get, logged } = siteWith({ 'roster/models.route.tsx': { loader: gone } })
    const page = await get('/en/models')
    expect(page.status).toBe(status)
    expect(await page.text()).toContain(`>${status}</text>`)
    expect(logged).toEqual([])
  })

  it('is no error where it leads elsewhere', async () => {
    const { get } = siteWith({ 'roster/models.route.tsx': { loader: () => redirect('/en', 302) } })
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

it('words and a way home are left where no page could be made at all', async () => {
  const { get, logged } = siteAround(() => async () => bug())
  const page = await get('/es/modelos')
  const html = await page.text()
  expect(page.status).toBe(500)
  expect(html).toContain('Algo salió mal de nuestro lado')
  expect(html).toContain('href="/es"')
  expect(logged.map(({ reference }) => reference)).toEqual([referenceIn(html)])
})
