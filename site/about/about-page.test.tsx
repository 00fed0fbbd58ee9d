import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'

import { AboutPage } from './about-page.tsx'
import type { AboutView } from './load-about.server.ts'

const view: AboutView = {
  addresses: { pt: '/sobre', en: '/en/about', es: '/es/sobre-nosotros' },
  paragraphs: ['Uma *casa*.', 'Fale com a@vereda.example.'],
  picture: { path: 'identity/a.webp', width: 2000, height: 1200, colour: 3, version: 'abc' },
  pictureAlt: 'Estúdio',
  staff: [],
}
const jorge = { id: 2, name: 'Jorge Matarazzi', role: null, email: null, phone: null }

function htmlOf(change: Partial<AboutView>): string {
  const Site = createRoutesStub([
    { path: '/sobre', Component: () => <AboutPage {...view} {...change} /> },
  ])
  return renderToStaticMarkup(<Site initialEntries={['/sobre']} />)
}

describe('the about page', () => {
  it('shows the first paragraph, the picture in its shape, and the rest, with emphasis and links', () => {
    const html = htmlOf({})
    expect(html).toContain('Uma <em>casa</em>.')
    expect(html).toContain('<meta name="description" content="Uma casa."/>')
    expect(html).toMatch(/<img [^>]*width="2000" height="1200" alt="Estúdio"/)
    expect(html).toContain('href="mailto:a@vereda.example"')
  })

  it('says of somebody without role, e-mail and telephone just the name', () => {
    const [, entry] = /<li [^>]*>(.*?)<\/li>/.exec(htmlOf({ staff: [jorge] })) ?? []
    expect(entry?.replace(/<[^>]+>/g, '')).toBe('Jorge Matarazzi')
    expect(entry).not.toContain('href')
  })

  it('shows a telephone that nobody knows how to dial as text', () => {
    const phone = { shown: 'ramal 12', address: null }
    const html = htmlOf({ staff: [{ ...jorge, role: 'Booker', phone }] })
    expect(html).toContain('— Booker')
    expect(html).toContain('ramal 12</p>')
  })

  it('leaves the section of the staff out where there is none', () => {
    expect(htmlOf({})).not.toContain('Equipe')
    expect(htmlOf({ staff: [jorge] })).toContain('Equipe')
  })
})
