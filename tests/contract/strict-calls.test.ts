import { expect, it } from 'vitest'

import { picture } from '#provider/agency-folder/fresh-agency.fixture.ts'
import { paths } from '#site/paths.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { fillIn, formKeyIn, send } from '../durability/send-application.ts'
import { pageOf, runSiteOver } from './site-over-services.ts'
import { answersBesideTalents, talent } from './small-agency.ts'

const frames = [11, 12].map((id) => ({ id, file: `book/${id}.png`, caption: `Look ${id}` }))
const whole = {
  ...talent,
  bust: '32/82',
  waist: '24/61',
  hips: '35/89',
  jeans: '36',
  shoes: '38',
}

const answers = {
  ...answersBesideTalents,
  'POST /api/talents': pageOf([whole]),
  'GET /api/talent/profile 7': {
    ...whole,
    book: frames,
    video: [{ id: 21, url: 'films/walk.mp4' }],
  },
}

const running = runSiteOver(
  async () => ({ answers, media: await picture('red', { width: 900, height: 1_200 }) }),
  { ...wholeIdentity, homeSlides: 'home' },
)
const refused = () => running().services.refused

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(running().site.url + path, { headers, redirect: 'manual' })).status
const textOf = async (path: string) => (await fetch(running().site.url + path)).text()
const sendForm = (path: string, fields: string | FormData) =>
  fetch(running().site.url + path, {
    method: 'POST',
    body: typeof fields === 'string' ? new URLSearchParams(fields) : fields,
    headers: { 'sec-fetch-site': 'same-origin' },
  })

/** What a strict service takes, the site asks: nothing unknown, nothing missing, on any page and with any form. */
it.each(['', '/en', '/es'])(
  'every page under %j asks as the contract says',
  async (prefix) => {
    const words = Object.values(paths).flatMap((each) => Object.values(each))
    const pages = [...new Set(words)].filter((path) => !path.includes(':'))
    const lists = ['favoritos?ids=7', 'comparar?ids=7', 'compare?ids=7', 'favorites?ids=7']
    const talents = ['all/image', 'women/image/7/ana-lima', 'women/image/8/nobody'].map(
      (path) => `models/${path}`,
    )
    const others = ['scouting/cities/BR?state=SP', 'newsletter/wool', 'newsletter/feed.xml']
    for (const address of [...pages, ...lists, ...talents, ...others])
      await get(`${prefix}/${address}`.replace(/\/+$/, '') || '/')
    await get(`${prefix}/documents/7`)
    expect(refused()).toEqual([])
  },
  60_000,
)

it('what stands beside pages asks as the contract says: lists, the sitemap, pictures, films', async () => {
  for (const path of ['/roster.json', '/sitemap.xml', '/models/women/image.data']) await get(path)
  const html = await textOf('/en/models/women/image/7/ana-lima')
  const pictures = html.match(/\/pictures\/640\/[^"?,\s]+/g) ?? []
  expect(pictures.length).toBeGreaterThan(1)
  for (const path of pictures) expect(await get(path)).toBe(200)
  const [film = ''] = html.match(/\/films\/[^"?\s]+/) ?? []
  expect(await get(film)).toBe(200)
  for (const range of [
    'bytes=0-9',
    'bytes=5-',
    'bytes=-5',
    'bytes=9-2',
    'bytes=a-b',
    'lines=1-2',
    'x',
  ])
    await get(film, { range })
  expect(refused()).toEqual([])
})

it('the cities of a state can be chosen', async () => {
  const cities = await fetch(`${running().site.url}/en/scouting/cities/BR?state=SP`)
  expect(await cities.text()).toContain('Santos')
  expect(refused()).toEqual([])
})

it('documents are ordered as the contract says', async () => {
  for (const kind of ['pdf', 'zip'])
    for (const mode of ['portfolio', 'composite']) {
      const answer = await sendForm(
        `/en/documents/7/${kind}`,
        `frame=11&frame=12&mode=${mode}&unit=cm`,
      )
      expect([answer.status, refused()]).toEqual([200, []])
    }
})

it('an application and a message arrive as the contract says', async () => {
  const application = await fillIn(running().site.url, 1)
  const key = formKeyIn(await textOf('/en/contact'))
  await running().site.skipAMinute() // nobody fills in a form at once
  const outcome = await send(running().site.url, application, '10.0.0.1')
  expect([outcome?.get('status'), refused()]).toEqual(['received', []])
  const message = {
    name: 'Rui',
    email: 'r@a.example',
    phone: '',
    company: '',
    message: 'Hi',
    website: '',
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...message, form_key: key })) form.set(name, value)
  const sent = await sendForm('/en/contact/send', form)
  expect(await sent.text()).toContain('received')
  await expect.poll(() => running().services.asked.join('\n')).toContain('/api/entry/contact/send')
  expect(refused()).toEqual([])
})

async function openOwn(fields: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const answer = await sendForm('/en/my-application', body)
  const { status, headers } = answer
  return { status, cache: headers.get('cache-control'), html: await answer.text() }
}

it('an applicant withdraws what the panel has: the panel is asked by a message, and a wrong key tells nothing', async () => {
  const { site, services } = running()
  const application = await fillIn(site.url, 2)
  await site.skipAMinute()
  const outcome = await send(site.url, application, '10.0.0.2')
  const again = await send(site.url, application, '10.0.0.2')
  const [reference, secret] = [String(outcome?.get('reference')), String(outcome?.get('secret'))]
  expect(again?.get('secret')).toBe(secret)
  const empty = await (await fetch(`${site.url}/en/my-application`)).text()
  expect(empty).toContain('mailto:')
  expect(empty).toContain('Older applications have a reference but no code')
  expect(empty).toContain('<meta name="robots" content="noindex"/>')

  const other = reference.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  const wrongSecret = await openOwn({ reference, secret: '7KQM-2T9X-0PCV-WH4D' })
  const wrongReference = await openOwn({ reference: other, secret })
  expect(wrongSecret).toMatchObject({ status: 403, cache: 'private, no-store' })
  const bare = ({ html, ...rest }: typeof wrongSecret, typed: string) => ({
    ...rest,
    html: html.replaceAll(typed, '').replaceAll(/nonce="[^"]*"/g, ''),
  })
  expect(bare(wrongReference, other)).toEqual(bare(wrongSecret, reference))

  const open = () => openOwn({ reference, secret })
  await expect.poll(async () => (await open()).html).toContain('Delivered to the agency')
  const before = services.asked.length
  const withdrawn = await openOwn({ reference, secret, task: 'withdraw', confirm: 'on' })
  expect(withdrawn).toMatchObject({ status: 200, cache: 'private, no-store' })
  await expect.poll(async () => (await open()).html).toContain('The agency has the request')
  expect((await openOwn({ reference, secret, task: 'withdraw', confirm: 'on' })).status).toBe(200)
  const sent = services.asked.slice(before).filter((call) => call.startsWith('POST /api/entry'))
  expect([sent, refused()]).toEqual([['POST /api/entry/contact/send'], []])
  for (const word of [secret, 'quibungo', 'Quibungo']) expect(site.said()).not.toContain(word)
})

it('every call of the contract was made but the form’s other address', () => {
  const made = new Set(
    running().services.asked.map((line) => line.replace(/\?.*$/, '').replace(/\/\d+$/, '/1')),
  )
  const named = Object.keys(answers).map((name) => name.replace(/ 7$/, ''))
  const forms = ['entry/getScouted/send', 'entry/contact/send', 'download/pdf', 'download/zip']
  const sent = [...forms, 'signin', 'login'].map((name) => `POST /api/${name}`)
  for (const call of [...named, ...sent]) expect(made).toContain(call)
})
