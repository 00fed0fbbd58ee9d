import { once } from 'node:events'
import { createServer } from 'node:net'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { choice, pageOf, runSiteOver } from '../contract/site-over-services.ts'
import { foreignAddresses } from './foreign-addresses.ts'

const AT_ONCE = 6
/** Listens at every address of this machine, and counts who comes. */
const elsewhere = createServer((socket) => {
  visitors.push(String(socket.remoteAddress))
  socket.destroy()
})
const visitors: string[] = []
let values: string[] = []

/** Three values a talent, in each of its fields of media; behind them one that is well. */
function talentsOf(all: readonly string[]) {
  const good = { id: 9_001, file: 'good.png', caption: 'Good' }
  return Array.from({ length: Math.ceil(all.length / 3) }, (_, index) => {
    const [cover = '', web = '', other = ''] = all.slice(index * 3, index * 3 + 3)
    const summary = { id: index + 1, name: `Ana ${index}`, gender: 'woman', categories: [] }
    const covers = { cover, cover_web: web, cover2: other }
    const items = [cover, web, other].map((file, id) => ({
      id: id + 1,
      file,
      url: file,
      poster: file,
    }))
    const tracks = [{ kind: 'captions', language: 'pt', file: cover }]
    const films = [
      ...items.map((item) => ({ ...item, tracks })),
      { id: 9, url: 'good.mp4', poster: web, tracks },
    ]
    const profile = {
      ...summary,
      ...covers,
      book: [...items, good],
      snap: items,
      video: films,
      'digital-videos': films,
      albums: [{ id: 9, items: films }],
      instagram: cover,
      models_com: web,
    }
    return { summary: { ...summary, ...covers }, profile }
  })
}

const running = runSiteOver(
  async () => {
    elsewhere.listen(0)
    await once(elsewhere, 'listening')
    const place = elsewhere.address()
    values = foreignAddresses(typeof place === 'object' && place !== null ? place.port : 0)
    const talents = talentsOf(values)
    const post = {
      id: 1,
      slug: 'wool',
      title: 'Wool',
      date: '2026-02-01',
      language: 'pt',
      cover: values[0],
    }
    const slides = values.map((value, id) => ({
      id,
      type: 'home',
      image_mobile: value,
      image_desktop: value,
    }))
    const images = values.map((value) => `<img src="${value.replaceAll('"', '')}">`)
    const profiles = talents.map(({ profile }) => [
      `GET /api/talent/profile ${profile.id}`,
      profile,
    ])
    const answers = {
      ...Object.fromEntries(profiles),
      'GET /api/talents/attributes': { hair: [choice('Brown')], eyes: [choice('Green')] },
      'POST /api/talents': pageOf(talents.map(({ summary }) => summary)),
      'GET /api/entities/newsletter': [post],
      'GET /api/posts/newsletter/pt': pageOf([post]),
      'GET /api/posts/newsletter/pt/1': { ...post, content: images.join('') },
      'GET /api/entities/prehome': slides,
      'GET /api/slides/home': slides,
      'GET /api/entities/staff': [],
      'GET /api/social-medias': Object.fromEntries(
        values.map((value, index) => [`x${index}`, { url: value }]),
      ),
    }
    return { answers, media: await picture('red', { width: 60, height: 80 }) }
  },
  { ...wholeIdentity, homeSlides: 'home' },
)
beforeAll(() => {
  expect(values.length).toBeGreaterThan(300)
})
afterAll(() => void elsewhere.close())

it('no value in a field of media makes the site connect to anything but its services', async () => {
  const { site, services } = running()
  const pages = [
    '/',
    '/en',
    '/modelos',
    '/roster.json',
    '/roster-other-covers.json',
    '/newsletter',
    '/newsletter/wool',
  ]
  const profiles = talentsOf(values).map(({ summary }) => `/modelos/mulheres/all/${summary.id}/x`)
  const named = values.flatMap((value) => {
    const path = value.toWellFormed().split('/').map(encodeURIComponent).join('/')
    return [`/pictures/640/${path}`, `/films/${path}`]
  })
  const left = [...pages, ...profiles, ...named]
  const seen = new Set(left)
  const walk = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const answer = await fetch(site.url + path)
      const text = await answer.text()
      if (!/html|json/.test(answer.headers.get('content-type') ?? '')) continue
      const media = text.match(/\/(?:pictures\/640|films)\/[^"'?\s,<>\\]+/g) ?? []
      for (const each of media) if (!seen.has(each) && seen.add(each)) left.push(each)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))

  expect(visitors).toEqual([])
  expect(services.asked).toEqual(
    expect.arrayContaining(['GET /storage/good.png', 'GET /storage/good.mp4']),
  )
  expect(
    services.asked.filter((call) => call.startsWith('GET /api/talent/profile')).length,
  ).toBeGreaterThan(100)
  expect(services.refused).toEqual([]) // no unknown path, and no token where none belongs
})
