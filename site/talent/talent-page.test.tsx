import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { Shell } from '../page/shell.ts'
import { TalentPage } from './talent-page.tsx'
import type { TalentView } from './load-talent.server.ts'

const shell: Shell = {
  brand: 'Vereda',
  origin: 'https://vereda.example',
  email: 'a@vereda.example',
  address: [],
  phones: [],
  menuLanguages: ['pt', 'en', 'es'],
  socialLinks: [],
  menuGenders: [],
  year: 2026,
}

/** A profile as it leaves the server, of a talent of whom only what the test is about has to be told. */
function render(facts: Partial<TalentView>): string {
  const talent: TalentView = {
    addresses: { pt: '/modelos/a', en: '/en/models/a', es: '/es/modelos/a' },
    asked: { gender: 'woman', board: 'image' },
    boards: [{ name: 'image' }],
    id: 7,
    name: 'Ágata Fontoura',
    neighbours: { previous: null, next: null },
    similar: [],
    isKid: false,
    heightCm: 178,
    measures: [],
    sizes: [],
    nationality: null,
    languages: [],
    instagram: null,
    modelsCom: null,
    documents: { unit: 'inches', hasCover: true, hasJpegs: true },
    cover: { path: 'a.jpg', version: 'f00', width: 2400, height: 3200, colour: null },
    coverFilm: null,
    book: [],
    polaroids: [],
    films: [],
    digitalVideos: [],
    ...facts,
  }
  const Site = createRoutesStub([
    {
      id: 'root',
      Component: Outlet,
      children: [{ path: '*', Component: () => <TalentPage {...talent} /> }],
    },
  ])
  return renderToStaticMarkup(
    <Site initialEntries={['/modelos/a']} hydrationData={{ loaderData: { root: shell } }} />,
  )
}

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(html)?.[1]

describe('a link to a profile', () => {
  it('shows the cover, as large as its copy is', () => {
    const html = render({})
    expect(metaOf(html, 'og:type')).toBe('profile')
    expect(metaOf(html, 'og:url')).toBe('https://vereda.example/modelos/a')
    expect(metaOf(html, 'og:image')).toBe('https://vereda.example/pictures/1280/a.jpg?v=f00')
    expect(metaOf(html, 'og:image:width')).toBe('1280')
    expect(metaOf(html, 'og:image:height')).toBe('1707')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  it('claims no more pixels than the picture has, and no size that nobody knows', () => {
    const cover = { path: 'a.jpg', version: null, width: 600, height: 800, colour: null }
    expect(metaOf(render({ cover }), 'og:image:width')).toBe('600')
    const unseen = render({ cover: { ...cover, width: null, height: null } })
    expect(metaOf(unseen, 'og:image')).toBe('https://vereda.example/pictures/1280/a.jpg')
    expect(unseen).not.toContain('og:image:width')
  })

  it('is words alone where there is no cover', () => {
    const html = render({ cover: null })
    expect(html).not.toContain('og:image')
    expect(html).toContain('<meta name="twitter:card" content="summary"/>')
  })

  it('shows no picture of a kid, and tells search engines nothing', () => {
    const html = render({ isKid: true })
    expect(html).not.toMatch(/og:image|ld\+json/)
    expect(html).toContain('<img src="/pictures/640/a.jpg?v=f00"') // the page does
  })
})

it('has initials in place of a cover', () => {
  const initials = />\s*VQ\s*</
  expect(render({ name: 'Vera Quintão', cover: null })).toMatch(initials)
  expect(render({ name: 'Vera Quintão' })).not.toMatch(initials)
})

it('names the level of a language, and leaves a word that it does not know as it is', () => {
  const levels = ['Native', 'constructor', null]
  const html = render({ languages: levels.map((level) => ({ language: 'Tupi', level })) })
  expect(html).toContain('>Tupi (nativo), Tupi (constructor), Tupi<')
})

describe('a hostile name', () => {
  it.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>'])(
    '%s stays a name everywhere in the page',
    (name) => {
      const html = render({ name })
      expect(html.match(/<script/g)).toHaveLength(1)
      expect(html).not.toContain('<img src=x')
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
      expect(JSON.parse(json)).toHaveProperty(['@graph', 0, 'mainEntity', 'name'], name)
    },
  )
})
