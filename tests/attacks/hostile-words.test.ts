import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { browserLaunch } from '../browser.ts'
import { pageOf, runSiteOver } from '../contract/site-over-services.ts'
import { requests, scripts } from './attacks.ts'
import { tellWhatRuns } from './in-the-attacked-page.ts'

/** Ends of what a text may stand in, then a script. */
const ends = [
  `"`,
  `'`,
  '`',
  `">`,
  `'>`,
  `-->`,
  `</title>`,
  `</script>`,
  `</style>`,
  `</textarea>`,
  `</select>`,
  `</option>`,
  `</noscript>`,
  `</template>`,
  `]]>`,
  `*/`,
  `\\u003c/script>`,
  `\u2028`,
  `{{`,
  '${',
].map((end) => `${end}<img src=x onerror=ran()>`)
const addresses = [
  'javascript:ran()',
  'JaVa\tScRiPt:ran()',
  'data:text/html,<script>ran()</script>',
  'vbscript:ran()',
]
const words = [...scripts, ...requests, ...ends, ...addresses].filter((text) => text.length < 1_000)
const OF_A_TALENT = 12

const wordOf = (index: number) => words[index % words.length] ?? ''
const talents = Array.from({ length: Math.ceil(words.length / OF_A_TALENT) }, (_, index) => {
  const own = Array.from({ length: OF_A_TALENT }, (__, at) => wordOf(index * OF_A_TALENT + at))
  const [
    name = '',
    hair = '',
    eyes = '',
    jeans = '',
    nationality = '',
    language = '',
    instagram = '',
    page = '',
  ] = own
  const summary = {
    id: index + 1,
    name,
    gender: 'woman',
    cover: 'a.png',
    hair,
    eyes,
    jeans,
    shoes: jeans,
  }
  const frames = own.map((caption, id) => ({ id: id + 1, file: `${id}.png`, caption }))
  return {
    summary: { ...summary, categories: [] },
    profile: {
      ...summary,
      categories: [],
      nationality,
      detailed_languages: [{ language, level: hair }],
      instagram,
      models_com: page,
      book: frames,
      video: frames.map((frame) => ({ ...frame, url: 'walk.mp4', poster: 'a.png' })),
      albums: [{ id: 3, name, items: frames }],
    },
  }
})
const texts = words.slice(0, 60)
const posts = texts.map((title, index) => ({
  id: index + 1,
  slug: `post-${index}`,
  title,
  description: title,
  date: '2026-02-01',
  language: 'pt',
  content: '<p>Warm.</p>',
}))
const choice = (text: string) => ({ value: text, label: text, value2: text })

const running = runSiteOver(
  async () => ({
    answers: {
      ...Object.fromEntries(
        talents.map(({ profile }) => [`GET /api/talent/profile ${profile.id}`, profile]),
      ),
      'GET /api/talents/attributes': { hair: words.map(choice), eyes: words.map(choice) },
      'POST /api/talents': pageOf(talents.map(({ summary }) => summary)),
      'GET /api/options': {
        gender: words.map(choice),
        height: words.map(choice),
        shoes: words.map(choice),
        hair: words.map(choice),
        eyes: words.map(choice),
        countries: [...words.map(choice), choice('BR')],
        cities: words.map((text) => ({ ...choice(text), state: { value: text, label: text } })),
      },
      'GET /api/entities/newsletter': posts,
      'GET /api/posts/newsletter/pt': pageOf(posts),
      ...Object.fromEntries(
        posts.slice(0, 2).map((post) => [`GET /api/posts/newsletter/pt/${post.id}`, post]),
      ),
      'GET /api/entities/prehome': [],
      'GET /api/entities/staff': words.map((text, id) => ({
        id: id + 1,
        name: text,
        role: text,
        email: text,
        phone: text,
        language: 'pt',
      })),
      'GET /api/social-medias': Object.fromEntries(words.map((text) => [text, { url: text }])),
    },
    media: await picture('red', { width: 60, height: 80 }),
  }),
  wholeIdentity,
)
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await browserLaunch())
})
afterAll(() => browser.close())

it('no word of a service runs or reaches anything in Chromium, with the site’s policy switched off', async () => {
  const { url } = running().site
  const context = await browser.newContext({ bypassCSP: true })
  await context.addInitScript(tellWhatRuns)
  const harm: string[] = []
  context.on('console', (message) => {
    if (message.text() === 'ran') harm.push(`ran at ${message.page()?.url()}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') harm.push(request.url())
  })
  context.on('dialog', (dialog) => void dialog.dismiss().then(() => harm.push('a dialog')))
  const ids = talents.map(({ summary }) => summary.id)
  const addressesOfPages = [
    '/',
    '/modelos',
    '/modelos?filters=',
    '/newsletter',
    '/newsletter/post-0',
    '/sobre',
    '/contato',
    '/seja-um-modelo',
    '/verificar-scout',
    `/favoritos?ids=${ids.join()}`,
    '/comparar?ids=1,2,3,4',
    ...ids.map((id) => `/modelos/mulheres/all/${id}/x`),
  ]
  const page = await context.newPage()
  await page.route(/\/(?:pictures|films)\//, (route) => route.abort()) // to make them takes most of the time
  const shown = new Set<string>()
  for (const address of addressesOfPages) {
    const answer = await page.goto(url + address, { waitUntil: 'load' })
    expect([address, answer?.status()]).toEqual([address, 200])
    const { strangers, text } = await page.evaluate(lookAround)
    harm.push(...strangers.map((stranger) => `${address}: ${stranger}`))
    for (const word of words) if (text.includes(word)) shown.add(word)
  }
  expect(harm).toEqual([])
  expect(shown.size, 'what is shown as it was written').toBeGreaterThan(100)
})

/** Runs in the page: what markup of others would leave, and all that is there to read. */
function lookAround() {
  const strangers = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on|^srcdoc$/.test(name) || /^\s*(?:java|vb)script:|evil\.example/i.test(value),
      )
      .filter(
        ({ name }) =>
          !['alt', 'aria-label', 'value', 'title', 'content', 'placeholder'].includes(name),
      )
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  )
  const values = [...document.querySelectorAll('option, img')].map(
    (element) => element.getAttribute('value') ?? element.getAttribute('alt') ?? '',
  )
  return { strangers, text: `${document.body.textContent} ${values.join(' ')}` }
}
