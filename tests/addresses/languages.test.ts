import { describe, expect, it } from 'vitest'

import { ask, askData } from './asking.ts'
import { origin, runWholeAgency, wholeIdentity } from './whole-agency.ts'

const { about, contact, privacy } = wholeIdentity
/** A site in Portuguese and Spanish, for which nobody wrote a word of English. */
const agency = runWholeAgency({
  ...wholeIdentity,
  menuLanguages: ['es', 'pt'],
  about: { picture: about.picture, pt: about.pt, es: about.es },
  contact: { pt: contact.pt, es: contact.es },
  privacy: { pt: privacy.pt, es: privacy.es },
})
const askFor = (path: string, headers?: Record<string, string>) =>
  ask(agency().site.url + path, headers)

describe('a language that the identity file does not name', () => {
  it.each([
    '/en',
    '/en/models',
    '/en/modelos',
    '/en/models/women',
    '/en/models/women/mainboard',
    '/en/actors',
    '/en/favorites',
    '/en/be-a-model',
    '/en/about',
    '/en/contact',
    '/en/privacy',
    '/en/newsletter',
    '/en/newsletter/wool',
    '/en/nothing',
  ])('has no page at %s: 404 in Portuguese, as for its data', async (path) => {
    const answer = await askFor(path)
    expect(answer).toMatchObject({ status: 404, lang: 'pt', canonical: undefined, alternates: {} })
    expect(answer.html).toMatch(/<h1[^>]*>Esta página não foi encontrada</)
    expect(answer.html).toContain('<title>Esta página não foi encontrada | Agency</title>')
    expect(answer.html).not.toMatch(/href="\/en[/"]/)
    expect((await askData(agency().site.url, path)).status).toBe(404)
  })

  it('has no talent, feed, or address that only scripts ask for', async () => {
    const ana = agency().idOf('ana')
    for (const path of [
      `/en/models/women/mainboard/${ana}/ana-lima`,
      `/en/models/women/mainboard/${ana}`,
      `/en/documents/${ana}?failed=busy`,
      '/en/newsletter/feed.xml',
      '/en/selection/brief',
      '/en/scouting/cities/BR',
      '/en/scouting/send',
      '/en/contact/send',
    ]) {
      const { status, location } = await askFor(path)
      expect([path, status, location]).toEqual([path, 404, null])
    }
  })

  it.each(['/en/be-a-model', '/en/contact', '/en/scouting/send', '/en/contact/send'])(
    'takes no form at %s',
    async (path) => {
      const answer = await fetch(agency().site.url + path, {
        method: 'POST',
        body: new FormData(),
        headers: { Origin: origin },
      })
      expect(answer.status).toBe(404)
    },
  )

  it('is not led to, whatever a browser prefers', async () => {
    const english = { 'Accept-Language': 'en-GB,en;q=0.9' }
    expect(await askFor('/', english)).toEqual(await askFor('/'))
    expect((await askFor('/', english)).status).toBe(200)
    expect(await askFor('/en', english)).toMatchObject({ status: 404, location: null })
  })

  it('has no post, nor has one that is only in it', async () => {
    for (const path of ['/newsletter/silk', '/es/newsletter/silk', '/newsletter/felt']) {
      expect([path, (await askFor(path)).status]).toEqual([path, 404])
    }
  })
})

describe('a page of a site without English', () => {
  it.each([
    ['/', '/', '/es'],
    ['/modelos', '/modelos', '/es/modelos'],
    ['/es/modelos/mujeres/direct', '/modelos/mulheres/direct', '/es/modelos/mujeres/direct'],
    ['/sobre', '/sobre', '/es/sobre-nosotros'],
    ['/es/newsletter', '/newsletter', '/es/newsletter'],
    ['/newsletter/wool', '/newsletter/wool', '/es/newsletter/wool'],
  ])('%s is told to be in the others only, and leads to no English', async (path, pt, es) => {
    const { status, alternates, html } = await askFor(path)
    expect(status).toBe(200)
    expect(alternates).toEqual({ pt: origin + pt, es: origin + es, 'x-default': origin + pt })
    expect(html).not.toMatch(/<[^>]*(?:href|content)="(?:https:\/\/agency\.example)?\/en[/"]/)
    expect(html).not.toMatch(/hrefLang="en"|en_US|>English/i)
  })

  it('has its languages in the menu, in the order of the file', async () => {
    const { html } = await askFor('/modelos')
    const inMenu = [...html.matchAll(/<a [^>]*hrefLang="(\w+)"[^>]*href="([^"]+)"/g)]
    const places = inMenu.map(([, language, path]) => [language, path])
    expect(places).toEqual([
      ['es', '/es/modelos'],
      ['pt', '/modelos'],
    ])
  })

  it('has the texts that were written', async () => {
    expect((await askFor('/privacidade')).html).toContain('Nada.')
    expect((await askFor('/es/sobre-nosotros')).html).toContain('Una casa.')
  })

  it('is in the sitemap and in security.txt without English', async () => {
    const { html: sitemap } = await askFor('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${origin}/es/modelos</loc>`)
    expect(sitemap).toContain(`<loc>${origin}/newsletter/feltro</loc>`)
    expect(sitemap).not.toMatch(/\/en[/<"]|hreflang="en"|silk/)
    const { html: security } = await askFor('/.well-known/security.txt')
    expect(security).toContain('Preferred-Languages: es, pt\n')
  })
})
