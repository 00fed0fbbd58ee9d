import { expect, test, type Page } from '@playwright/test'

import { jsonInHtml } from '#site/page/linked-data.tsx'
import { findablePages, sitemaps } from '#site/search-engines/sitemap.ts'

import { somePost } from '#agency/some-post.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'
import { watchPage } from './watched-page.ts'

const languages = ['pt', 'en', 'es'] as const

const kinds = [
  {
    name: 'home',
    addresses: { pt: '/', en: '/en', es: '/es' },
    type: 'website',
    things: ['Organization', 'WebSite'],
  },
  {
    name: 'models',
    addresses: { pt: '/modelos', en: '/en/models', es: '/es/modelos' },
    type: 'website',
    things: ['BreadcrumbList'],
  },
  {
    name: 'a board',
    addresses: {
      pt: '/modelos/mulheres/mainboard',
      en: '/en/models/women/mainboard',
      es: '/es/modelos/mujeres/mainboard',
    },
    type: 'website',
    things: ['BreadcrumbList'],
  },
  {
    name: 'about',
    addresses: { pt: '/sobre', en: '/en/about', es: '/es/sobre-nosotros' },
    type: 'website',
    things: ['Organization', 'AboutPage', 'BreadcrumbList'],
  },
  {
    name: 'the newsletter',
    addresses: { pt: '/newsletter', en: '/en/newsletter', es: '/es/newsletter' },
    type: 'website',
    things: [],
  },
  {
    name: 'a post',
    addresses: {
      pt: '/newsletter/casa-nova-na-rua-das-laranjeiras',
      en: '/en/newsletter/a-new-house',
      es: '/es/newsletter/casa-nueva',
    },
    type: 'article',
    things: ['BlogPosting', 'BreadcrumbList'],
  },
  {
    name: 'contact',
    addresses: { pt: '/contato', en: '/en/contact', es: '/es/contacto' },
    type: 'website',
    things: ['Organization', 'ContactPage', 'BreadcrumbList'],
  },
] as const

const territories = { pt: 'pt_BR', en: 'en_US', es: 'es_ES' } as const

/** What the head says, by the name under which it does. */
async function headOf(page: Page) {
  const list = (selector: string, attribute: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, name) => elements.map((each) => each.getAttribute(name) ?? ''),
        attribute,
      )
  return {
    canonical: await list('link[rel=canonical]', 'href'),
    languages: await list('link[rel=alternate][hreflang]', 'hreflang'),
    translations: await list('link[rel=alternate][hreflang]', 'href'),
    og: async (property: string) => list(`meta[property="og:${property}"]`, 'content'),
    things: async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      return texts.flatMap((text) => graphOf(JSON.parse(text)))
    },
  }
}

function graphOf(document: unknown): unknown[] {
  if (typeof document !== 'object' || document === null || !('@graph' in document)) return []
  return Array.isArray(document['@graph']) ? document['@graph'] : []
}

for (const { name, addresses, type, things } of kinds) {
  for (const locale of languages) {
    test(`${name} in ${locale} can be found, in every language, and be shared`, async ({
      page,
      request,
      baseURL,
    }) => {
      const faults = watchPage(page)
      await page.goto(addresses[locale])
      const origin = String(baseURL).replace('127.0.0.1', 'localhost')
      const head = await headOf(page)
      expect(head.canonical).toEqual([origin + addresses[locale]])
      expect(head.languages).toEqual(['pt', 'en', 'es', 'x-default'])
      expect(head.translations).toEqual(
        [addresses.pt, addresses.en, addresses.es, addresses.pt].map((path) => origin + path),
      )
      expect(await head.og('url')).toEqual(head.canonical)
      expect(await head.og('type')).toEqual([type])
      expect(await head.og('site_name')).toEqual(['Vereda'])
      expect(await head.og('locale')).toEqual([territories[locale]])
      expect(await head.og('locale:alternate')).toHaveLength(2)
      expect(await head.things()).toMatchObject(things.map((thing) => ({ '@type': thing })))

      const [picture = ''] = await head.og('image')
      const answer = await request.get(picture.replace(origin, ''), { headers: { Accept: '' } })
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      expect(faults()).toEqual([]) // the policy has nothing against any of it
    })
  }
}

for (const [locale, path] of Object.entries({
  pt: '/modelos/mulheres/image',
  en: '/en/models/women/image',
  es: '/es/modelos/mujeres/image',
})) {
  test(`a talent in ${locale} is found as a person, by one address`, async ({ page }) => {
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link', { name: 'Aurélia Montês' })
    const address = (await link.getAttribute('href')) ?? ''
    await page.goto(`${address.replace('/image/', '/mainboard/')}?from=card`)
    const head = await headOf(page)
    expect(head.canonical).toEqual([`${new URL(head.canonical[0] ?? '').origin}${address}`])
    expect(await head.og('type')).toEqual(['profile'])
    expect(await head.og('title')).toEqual(['Aurélia Montês'])
    expect(await head.og('image:width')).toHaveLength(1)
    expect(await head.things()).toMatchObject([
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: 'Aurélia Montês',
          url: head.canonical[0],
          gender: 'https://schema.org/Female',
          height: { value: 179, unitCode: 'CMT' },
        },
      },
      { '@type': 'BreadcrumbList' },
    ])
  })
}

test('further cards are found under the list’s own address', async ({ page }) => {
  await page.goto('/en/models?page=2&utm_source=x')
  expect((await headOf(page)).canonical[0]).toMatch(/\/en\/models$/)
})

for (const path of ['/nada', '/fr', '/modelos/mulheres/all/999999/ninguem']) {
  test(`${path} is nothing to be found or shared`, async ({ page }) => {
    await page.goto(path)
    const head = await headOf(page)
    expect([...head.canonical, ...head.languages, ...(await head.og('url'))]).toEqual([])
    expect(await head.things()).toEqual([])
  })
}

test('every icon that a page names is there, at its size', async ({ page, request }) => {
  await page.goto('/')
  const names = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(names).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const manifest = await request.get(href)
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  for (const [name, side] of [
    ['/favicon.ico', 32],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/favicon.svg', 512],
  ] as const) {
    expect([name, await page.evaluate(widthOf, name)]).toEqual([name, side])
  }
})

/** Runs in the page: a picture's width once it is drawn. */
async function widthOf(address: string): Promise<number> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image.naturalWidth
}

test('every address in the sitemap is a page, with that address as its own', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const addresses = await page.evaluate(addressesIn, text)
  expect(addresses?.length).toBeGreaterThan(150)
  for (const address of addresses ?? []) {
    const answer = await request.get(new URL(address).pathname, { maxRedirects: 0 })
    expect([address, answer.status()]).toEqual([address, 200])
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}"/>`)
  }
})

test('robots.txt names the sitemap, and security.txt a way to write', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m)
  const security = await (await request.get('/.well-known/security.txt')).text()
  expect(security).toContain('Contact: mailto:contato@vereda.example')
  for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/manifest.webmanifest']) {
    expect((await request.head(path)).status()).toBe(200)
    expect((await request.post(path)).status()).toBe(405)
  }
})

test('hostile names neither break a sitemap nor leave their script element', async ({ page }) => {
  const names = [
    '</loc>]]>',
    '</script><script>window.broken = 1</script>',
    '<!--<script>',
    '\u2028',
  ]
  const roster = names.map((name, id) => someone({ id, name }))
  const posts = names.map((slug, id) => somePost({ id, slug }))
  const single = findablePages([], []).length
  for (const document of sitemaps(findablePages(roster, posts), 'https://vereda.example')) {
    const addresses = await page.evaluate(addressesIn, document)
    expect(addresses).toHaveLength(3 * (single + 4 + names.length) + names.length)
  }
  await page.setContent(
    `<script type="application/ld+json">${jsonInHtml({ names })}</script><p>after</p>`,
  )
  await expect(page.getByText('after')).toBeVisible()
  const scripts = await page.locator('script').allTextContents()
  expect(scripts.map((script) => JSON.parse(script))).toEqual([{ names }])
})

/** Runs in the page: the addresses of a sitemap; null for what is not XML. */
function addressesIn(text: string): string[] | null {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  if (document.querySelector('parsererror') !== null) return null
  return [...document.querySelectorAll('url > loc')].map((loc) => loc.textContent)
}
