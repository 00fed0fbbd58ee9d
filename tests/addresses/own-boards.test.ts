import { describe, expect, it } from 'vitest'

import { talentNamed } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { ask, askData } from './asking.ts'
import { origin, runWholeAgency, wholeIdentity } from './whole-agency.ts'

const both = (id: number) => ({ woman: [id], man: [id] })

/** Boards of the agency's own beside two that the site knows, in an order of its own; nobody is on `vitrine`. */
const boards = {
  editorial_plus: {
    ...both(4001),
    titles: { pt: 'Editorial & Cia', en: 'Editorial plus', es: 'Editorial y más' },
  },
  mainboard: both(4002),
  atelier: {
    ...both(4003),
    titles: { pt: 'Ateliê', en: 'Atelier', es: 'Taller' },
    descriptions: { pt: 'Mãos & gestos.', en: 'Hands & gestures.', es: 'Manos y gestos.' },
  },
  vitrine: { ...both(4004), titles: { pt: 'Vitrine', en: 'Showcase', es: 'Vidriera' } },
  kids: both(4005),
}
const agency = runWholeAgency({ ...wholeIdentity, boards }, [
  talentNamed('ana', { name: 'Ana Lima', boards: ['atelier', 'mainboard'] }),
  talentNamed('bia', { name: 'Bia Reis', boards: ['editorial_plus'] }),
  talentNamed('otto', { name: 'Otto Prado', gender: 'man', boards: ['atelier'] }),
  talentNamed('nina', { name: 'Nina Prado', boards: ['kids', 'atelier'] }),
])
const askFor = (path: string) => ask(agency().site.url + path)

/** What the links of a part of a page say, by where they lead. */
function linksIn(html: string, part: RegExp): string[] {
  const [found = ''] = part.exec(html) ?? []
  return [...found.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, path, words]) => `${path} ${words}`,
  )
}

describe('a board of the agency’s own', () => {
  it.each([
    ['/modelos/mulheres/atelier', 'Mulheres, Ateliê'],
    ['/en/models/women/atelier', 'Women, Atelier'],
    ['/es/modelos/mujeres/atelier', 'Mujeres, Taller'],
    ['/modelos/todos/editorial_plus', 'Modelos, Editorial &amp; Cia'],
    ['/en/models/all/editorial_plus', 'Models, Editorial plus'],
    ['/es/modelos/todos/vitrine', 'Modelos, Vidriera'],
  ])('is a list at %s, called %s', async (path, title) => {
    const { status, canonical, html } = await askFor(path)
    expect([status, canonical]).toEqual([200, origin + path])
    expect(html).toContain(`<title>${title} | Agency</title>`)
    expect((await askData(agency().site.url, path)).status).toBe(200)
  })

  it('shows who is on it, of both genders or one, and can be narrowed down', async () => {
    const all = (await askFor('/modelos/todos/atelier')).html
    for (const name of ['Ana Lima', 'Otto Prado', 'Nina']) expect(all).toContain(name)
    expect(all).not.toContain('Bia Reis')
    const women = (await askFor('/modelos/mulheres/atelier')).html
    expect(women).not.toContain('Otto Prado')
    const filtered = (await askFor('/modelos/todos/atelier?letter=o')).html
    expect(filtered).toContain('Otto Prado')
    expect(filtered).not.toContain('Ana Lima')
  })

  it('stands in the menu and in the row of boards, in the order of the file, where somebody is on it', async () => {
    const { html } = await askFor('/es/modelos/mujeres/atelier')
    expect(linksIn(html, /<ul aria-label="Mujeres".*?<\/ul>/s)).toEqual([
      '/es/modelos/mujeres/editorial_plus Editorial y más',
      '/es/modelos/mujeres/mainboard Mainboard',
      '/es/modelos/mujeres/atelier Taller',
      '/es/modelos/mujeres/kids Kids',
    ])
    expect(linksIn(html, /<ul aria-label="Hombres".*?<\/ul>/s)).toEqual([
      '/es/modelos/hombres/atelier Taller',
    ])
    const row = linksIn(html, /<ul aria-label="Boards".*?<\/ul>/s)
    expect(row.map((link) => link.split(' ')[0])).toEqual([
      '/es/modelos/mujeres/all',
      '/es/modelos/mujeres/editorial_plus',
      '/es/modelos/mujeres/mainboard',
      '/es/modelos/mujeres/atelier',
      '/es/modelos/mujeres/kids',
    ])
  })

  it('is in its talents’ addresses, the first of the file in the canonical one', async () => {
    const ana = agency().idOf('ana')
    const own = `/modelos/mulheres/mainboard/${ana}/ana-lima`
    for (const board of ['mainboard', 'atelier']) {
      const answer = await askFor(own.replace('mainboard', board))
      expect([answer.status, answer.canonical]).toEqual([200, origin + own])
    }
    const otto = await askFor(`/en/models/men/atelier/${agency().idOf('otto')}/otto-prado`)
    expect(otto.status).toBe(200)
    expect(otto.html).toContain('"name":"Atelier"') // the way to the page, for search engines
  })

  it('is in the sitemap where somebody is on it, and in the list for browsers with its titles', async () => {
    const { html: sitemap } = await askFor('/sitemap.xml')
    for (const path of [
      '/modelos/todos/atelier',
      '/en/models/women/editorial_plus',
      '/es/modelos/hombres/atelier',
    ]) {
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
    }
    expect(sitemap).not.toMatch(/vitrine|kids/)
    const { boards: told } = JSON.parse((await askFor('/roster.json')).html).list
    expect(told).toEqual([
      { name: 'editorial_plus', titles: boards.editorial_plus.titles },
      { name: 'mainboard' },
      { name: 'atelier', titles: boards.atelier.titles },
      { name: 'vitrine', titles: boards.vitrine.titles },
      { name: 'kids' },
    ])
  })

  it('says what it is on its own page, in the page’s language, and on no other', async () => {
    const { html } = await askFor('/en/models/women/atelier')
    expect(html).toContain('>Hands &amp; gestures.</p>')
    expect(html).toMatch(/<meta name="description" content="[^"]+ Hands &amp; gestures\."/)
    expect(html).not.toMatch(/Mãos|Manos/)
    expect((await askFor('/en/models')).html).not.toContain('gestures')
    expect((await askFor('/en/models/women/mainboard')).html).not.toContain('gestures')
  })

  it('leaves a child a child', async () => {
    const path = `/modelos/mulheres/atelier/${agency().idOf('nina')}/nina`
    const { status, html } = await askFor(path)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toMatch(/nina[ -]prado/i)
  })
})

it.each(['/modelos/todos/image', '/atores', '/modelos/mulheres/constructor', '/atelier'])(
  'a board that the file does not name has no page: %s',
  async (path) => {
    expect((await askFor(path)).status).toBe(404)
  },
)
