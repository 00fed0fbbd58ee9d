import { expect, it } from 'vitest'

import { fakeAgency } from './fake-agency.fixture.ts'
import {
  type Fault,
  noConnection,
  onlyFor,
  refuses,
  says,
  silence,
} from './fake-service.fixture.ts'

const frame = { id: 3, file: 'a.jpg', caption: null, width: 30, height: 40 }
const pictures = { talent: { id: 7, name: 'Lúcia' }, frames: [frame] }
const portfolio = {
  ...pictures,
  mode: 'portfolio',
  locale: 'es',
  paper: 'a4',
  cover: { file: 'cover.jpg', width: 300, height: 400 },
  hasBleed: false,
  measures: [{ label: 'Altura', value: '178 cm' }],
  template: 'house',
  agency: { name: 'Vereda', email: 'a@b.example', phone: '', address: '' },
} as const
const archive = { ...pictures, format: 'jpeg', locale: 'es', agency: portfolio.agency } as const
const never = new AbortController().signal

const aPdf: Fault = () =>
  new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'content-length': '4' } })
const refusesFrames =
  (...fields: string[]): Fault =>
  () =>
    Response.json(
      { message: 'no', errors: Object.fromEntries(fields.map((field) => [field, ['no']])) },
      { status: 422 },
    )
const ofDocuments = (fault: Fault) => onlyFor('/api/download/', fault)

it('are ordered as the contract says, and passed on as they come', async () => {
  const { upstream, panel } = await fakeAgency()
  const sent: unknown[] = []
  panel.fault = ofDocuments((request) => {
    sent.push(JSON.parse(String(request.body)))
    return aPdf(request)
  })
  const reply = await upstream.pdf(portfolio, never)
  expect(reply).toMatchObject({ status: 'made', bytes: 4 })
  expect(reply.status === 'made' && (await new Response(reply.body).text())).toBe('%PDF')
  expect(sent).toMatchObject([
    { gallery: [frame], measures: { Altura: '178 cm' }, language: 'es', bleed: false },
  ])
})

it.each([
  [true, { cover: portfolio.cover }],
  [false, {}],
])('carry a cover where the panel is the embedded provider: %s', async (isEmbedded, expected) => {
  const { upstream, panel } = await fakeAgency({}, 'entry', {}, isEmbedded)
  const sent: unknown[] = []
  panel.fault = ofDocuments((request) => {
    const { cover } = JSON.parse(String(request.body))
    sent.push(cover === undefined ? {} : { cover })
    return aPdf(request)
  })
  await upstream.pdf(portfolio, never)
  expect(sent).toEqual([expected])
})

it('of lists carry the chosen frame of each talent who has one', async () => {
  const { upstream, panel } = await fakeAgency({}, 'entry', {}, true)
  const sent: unknown[] = []
  panel.fault = ofDocuments((request) => {
    sent.push(JSON.parse(String(request.body)).talents)
    return aPdf(request)
  })
  const { cover, measures, paper, locale, agency } = portfolio
  const listed = { id: 7, name: 'Lúcia', cover, measures, note: '' }
  const talents = [
    { ...listed, frame: 71 },
    { ...listed, frame: null },
  ]
  await upstream.listPdf(
    { title: 'Verão', lines: [], perPage: '6', locale, paper, agency, talents },
    never,
  )
  const order = { ...listed, measures: { Altura: '178 cm' } }
  expect(sent).toEqual([[{ ...order, frame: 71 }, order]])
})

it.each([
  [true, { format: 'jpeg', language: 'es', agency: portfolio.agency }],
  [false, {}],
])(
  'ask for JPEGs and credits where the panel is the embedded provider: %s',
  async (isEmbedded, more) => {
    const { upstream, panel } = await fakeAgency({}, 'entry', {}, isEmbedded)
    const sent: unknown[] = []
    panel.fault = ofDocuments((request) => {
      sent.push(JSON.parse(String(request.body)))
      return new Response('PK', { headers: { 'content-type': 'application/zip' } })
    })
    await upstream.zip(archive, never)
    const { talent, frames: gallery } = pictures
    expect(sent).toEqual([{ talent, gallery, ...more }])
  },
)

it('are ordered again, once, after a 401', async () => {
  const { upstream, panel } = await fakeAgency()
  panel.fault = ofDocuments((request) =>
    request.headers['authorization'] === 'Bearer token-2' ? aPdf(request) : refuses(401)(request),
  )
  expect(await upstream.pdf(portfolio, never)).toMatchObject({ status: 'made' })
  expect(panel.signIns()).toBe(2)
})

it.each([
  [refuses(404), { status: 'missing' }],
  [refuses(422), { status: 'invalid', places: [] }],
  [refusesFrames('gallery.0', 'gallery.x', 'measures'), { status: 'invalid', places: [0] }],
  [refuses(503), { status: 'unavailable' }],
  [refuses(429), { status: 'unavailable' }],
  [refuses(500), { status: 'failed', reason: { kind: 'refused', status: 500 } }],
  [refuses(401), { status: 'failed', reason: { kind: 'refused', status: 401 } }],
  [says('<html>'), { status: 'failed', reason: { kind: 'invalid-answer' } }],
  [noConnection, { status: 'failed', reason: { kind: 'unreachable', code: 'ECONNREFUSED' } }],
  [silence, { status: 'failed', reason: { kind: 'unreachable', code: 'ETIMEDOUT' } }],
])('fail in words of ours (%#)', async (fault, reply) => {
  const { upstream, panel } = await fakeAgency({ documentMs: 50 })
  panel.fault = ofDocuments(fault)
  expect(await upstream.zip(archive, never)).toMatchObject(reply)
})

it('say nothing of the service’s health: pages go on asking it', async () => {
  const { upstream, panel } = await fakeAgency()
  panel.fault = ofDocuments(refuses(503))
  for (let time = 0; time < 5; time += 1) await upstream.pdf(portfolio, never)
  expect(await upstream.newsletter()).toMatchObject({ status: 'answered' })
})

it('are so many at a time, until they are read, cancelled, or their reader leaves', async () => {
  const { upstream, panel } = await fakeAgency({ documentsOpen: 1 })
  panel.fault = ofDocuments(aPdf)
  const leaving = new AbortController()
  const first = await upstream.pdf(portfolio, never)
  expect(await upstream.pdf(portfolio, never)).toEqual({ status: 'unavailable' })
  if (first.status === 'made') await new Response(first.body).text()
  const second = await upstream.pdf(portfolio, never)
  if (second.status === 'made') await second.body.cancel()
  expect(await upstream.pdf(portfolio, leaving.signal)).toMatchObject({ status: 'made' })
  expect(await upstream.pdf(portfolio, never)).toEqual({ status: 'unavailable' })
  leaving.abort()
  expect(await upstream.pdf(portfolio, never)).toMatchObject({ status: 'made' })
})
