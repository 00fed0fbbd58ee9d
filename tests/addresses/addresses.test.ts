import { describe, expect, it } from 'vitest'

import { locales, type Locale } from '#agency/locale.ts'
import type { GenderChoice } from '#agency/roster.ts'
import { paths, pathTo, type Page, type PathValues } from '#site/paths.ts'

import { ask, askData } from './asking.ts'
import { origin, runWholeAgency } from './whole-agency.ts'

const agency = runWholeAgency()

type PageWithVariables = {
  [P in Page]: PathValues[P] extends Record<string, never> ? never : P
}[Page]

/** One example of each page that has variables: all that a new page of the table needs here. */
const samples = (): { [P in PageWithVariables]: PathValues[P] } => {
  const ana = {
    gender: 'woman',
    board: 'mainboard',
    id: agency().idOf('ana'),
    name: 'Ana',
  } as const
  return {
    modelsOf: ana,
    board: ana,
    talentById: ana,
    talent: { ...ana, name: 'Ana Lima' },
    post: { slug: 'wool' },
  }
}

const genderWords: Record<string, GenderChoice> = {
  mulheres: 'woman',
  women: 'woman',
  mujeres: 'woman',
  homens: 'man',
  men: 'man',
  hombres: 'man',
  todos: 'all',
  all: 'all',
}

/** An address of a page: under a language, in words of any language, with a gender if the page has one. */
type Case = { address: string; locale: Locale; gender: GenderChoice }

function casesOf(page: Page): Case[] {
  const cases = locales.flatMap((locale) =>
    locales.flatMap((words) =>
      Object.entries(genderWords).map(([word, gender]) => {
        const path = withGenderWord(page, words, word)
        return { address: (locale === 'pt' ? '' : `/${locale}`) + path || '/', locale, gender }
      }),
    ),
  )
  return [...new Map(cases.map((each) => [each.address, each])).values()]
}

/** A page's path without language, in words of one language but for the gender. */
function withGenderWord(page: Page, words: Locale, genderWord: string): string {
  const own = pathIn(page, words)
    .split('/')
    .slice(words === 'pt' ? 1 : 2)
  const variables = paths[page][words].split('/')
  return own
    .filter((segment) => segment !== '')
    .map((segment, index) => `/${variables[index] === ':gender' ? genderWord : segment}`)
    .join('')
}

function pathIn(page: Page, locale: Locale, more: object = {}): string {
  const values: Record<string, object> = samples()
  return pathTo(page, locale, { ...values[page], ...more })
}

/** Where an address leads for good; null where it shows its page. */
function targetOf(page: Page, { locale, gender }: Case): string | null {
  if (page === 'modelsOf') return pathTo('board', locale, { gender, board: 'all' })
  if (page === 'talentById' || (page === 'talent' && gender !== 'woman'))
    return pathIn('talent', locale)
  return null
}

const pages = Object.keys(paths).filter((name): name is Page => name in paths)

describe.each(pages)('the page %s', (page) => {
  it('is shown under every language in every language’s words, with the one address to be found at', async () => {
    for (const each of casesOf(page)) {
      const target = targetOf(page, each)
      const answer = await ask(agency().site.url + each.address)
      if (target !== null) {
        expect([each.address, answer.status, answer.location]).toEqual([each.address, 301, target])
        continue
      }
      const home = (locale: Locale) => origin + pathIn(page, locale, { gender: each.gender })
      const { status, lang, canonical, alternates } = answer
      expect({ ...each, status, lang, canonical, alternates }).toEqual({
        ...each,
        status: 200,
        lang: each.locale,
        canonical: home(each.locale),
        alternates: { pt: home('pt'), en: home('en'), es: home('es'), 'x-default': home('pt') },
      })
    }
  })

  it('answers a visitor who comes from another page in the same way', async () => {
    for (const each of casesOf(page)) {
      const target = targetOf(page, each)
      const { status, location } = await askData(agency().site.url, each.address)
      expect([each.address, status, location]).toEqual([
        each.address,
        target === null ? 200 : 202,
        target,
      ])
    }
  })

  it('has no address with /pt or a slash at its end, but leads on from there with the query', async () => {
    const { url } = agency().site
    for (const { address, locale } of casesOf(page)) {
      const worse = [address === '/' ? '/pt/' : `${address}/`]
      if (locale === 'pt') worse.push(`/pt${address}`.replace(/\/$/, ''))
      for (const path of worse) {
        const { status, location } = await ask(`${url}${path}?page=2&from=card`)
        expect([path, status, location]).toEqual([path, 301, `${address}?page=2&from=card`])
        const data = await askData(url, `${path}?page=2`)
        expect([path, data.status, data.location]).toEqual([path, 202, `${address}?page=2`])
      }
    }
  })
})

describe('a HEAD', () => {
  it.each(['/modelos', '/modelo%73', '/favoritos', '/nothing', '/%ff'])(
    'tells what a GET of %s would bring',
    async (path) => {
      const url = agency().site.url + path
      const [get, head] = await Promise.all([fetch(url), fetch(url, { method: 'HEAD' })])
      expect(head.status).toBe(get.status)
      for (const name of ['Content-Type', 'Content-Encoding', 'Cache-Control', 'Vary']) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name))
      }
      expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(1_000)
    },
  )
})
