import { expect, it } from 'vitest'

import { someone, someProfile } from '#agency/someone.fixture.ts'
import type { DocumentReply, PdfContent, ListPdfContent, Upstream } from '#upstream/upstream.ts'

import { readZip } from './read-zip.ts'
import { agencyWhere, answering } from '#site/page/agency-where.fixture.ts'
import { documentPauseContext } from '#site/page/request-context.ts'
import { loadList } from '#site/documents/load-list.server.ts'
import { compositesOf } from '#site/documents/list-archive.server.ts'
import { orderList } from '#site/documents/order-list.server.ts'

const frame = (id: number) => ({ id, file: `${id}.jpg`, caption: null, width: 30, height: 40 })
const listed = (id: number) => ({ ...someone(), id, name: `Talento ${id}` })
const profile = (id: number, book = [frame(id * 10), frame(id * 10 + 1)]) =>
  someProfile({
    id,
    name: `Talento ${id}`,
    gallery: { book, polaroids: [], films: [], digitalVideos: [] },
  })

const made = (): DocumentReply => ({ status: 'made', body: new Blob(['%PDF']).stream(), bytes: 4 })

type Asked = { kind?: string; accept?: string; locale?: string; signal?: AbortSignal }

function world(changes: Partial<Upstream> = {}) {
  const sheets: ListPdfContent[] = []
  const context = agencyWhere({
    isPanelEmbedded: true,
    roster: () => answering([1, 2, 3, 4].map(listed)),
    talent: (id) => answering(profile(id)),
    pdf: async () => made(),
    listPdf: async (content) => {
      sheets.push(content)
      return made()
    },
    ...changes,
  })
  const order = async (fields: string, asked: Asked = {}) => {
    const { kind = 'pdf', accept = 'application/pdf', locale, signal = null } = asked
    const body = new URLSearchParams(fields)
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: { accept },
      signal,
    })
    return orderList(context, { kind, locale }, request)
  }
  return { context, order, sheets }
}

it('is a PDF of the talents who are there, in the visitor’s order, with notes only if they come', async () => {
  const { order, sheets } = world()
  const answer = await order('ids=3,99,1&title=Verão&client=Osklen&layout=12&note-1=Boa')
  expect(answer.headers.get('content-disposition')).toContain('Ver%C3%A3o-vereda.pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(sheets).toMatchObject([{ title: 'Verão', perPage: '12', paper: 'a4' }])
  expect(sheets[0]?.lines.slice(0, 2)).toEqual(['Para Osklen', '2 talentos'])
  expect(sheets[0]?.talents.map(({ id, note }) => [id, note])).toEqual([
    [3, ''],
    [1, 'Boa'],
  ])
  expect(sheets[0]?.talents[0]?.measures[0]).toEqual({ label: 'Altura', value: `178 cm / 5'10"` })
})

it('names the chosen frame of each talent, and the cover for the panel to fall back on', async () => {
  const covers = { card: 'card.jpg', hover: null, poster: 'poster.jpg', film: null }
  const { order, sheets } = world({
    roster: () => answering([1, 2].map((id) => ({ ...listed(id), covers }))),
  })
  await order('ids=1,2&frame-2=21&frame-3=31')
  expect(sheets[0]?.talents.map((each) => [each.cover?.file, each.frame])).toEqual([
    ['poster.jpg', null],
    ['poster.jpg', 21],
  ])
})

it('is a table that a spreadsheet of the language opens, also where another panel makes documents', async () => {
  const { order } = world({ isPanelEmbedded: false })
  const csv = Buffer.from(await (await order('ids=1', { kind: 'csv' })).arrayBuffer()).toString()
  expect(csv).toMatch(/^\uFEFF"Nome";"Altura \(cm\)"/)
  const english = await order('ids=1', { kind: 'csv', locale: 'en' })
  expect(Buffer.from(await english.arrayBuffer()).toString()).toMatch(
    /^\uFEFF"Name","Height \(ft\)"/,
  )
  const xlsx = await order('ids=1', { kind: 'xlsx' })
  const files = readZip(Buffer.from(await xlsx.arrayBuffer()))
  expect([...files.keys()]).toContain('xl/worksheets/sheet1.xml')
  expect(files.get('xl/worksheets/sheet1.xml')?.toString()).toContain('Talento 1')
  await expect(order('ids=1')).rejects.toMatchObject({ init: { status: 404 } })
})

it('is an archive of composites; what is missing is in a text, and the rest still comes', async () => {
  const ordered: PdfContent[] = []
  const { order } = world({
    talent: (id) => answering(id === 2 ? null : profile(id, id === 3 ? [] : undefined)),
    pdf: async (content) => {
      ordered.push(content)
      const isFirst = ordered.filter(({ talent }) => talent.id === content.talent.id).length === 1
      return content.talent.id === 4 && isFirst ? { status: 'invalid', places: [1] } : made()
    },
  })
  const answer = await order('ids=1,2,3,4&title=Verão', { kind: 'zip' })
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual(['01-Talento-1.pdf', '04-Talento-4.pdf', 'faltando.txt'])
  expect(files.get('faltando.txt')?.toString().split('\r\n').slice(2)).toEqual([
    'Talento 2: não está mais na agência',
    'Talento 3: não tem fotos para um composite',
    'Talento 4: sem 1 foto que não pôde ser lida',
    '',
  ])
  expect(ordered.map(({ mode, frames }) => [mode, frames.map(({ id }) => id)])).toEqual([
    ['composite', [10, 11]],
    ['composite', [40, 41]],
    ['composite', [40]],
  ])
})

it('is an archive of composites with the chosen frames as fronts; with the cover if a frame is not the talent’s or cannot be read', async () => {
  const ordered: PdfContent[] = []
  const covers = { card: null, hover: null, poster: 'poster.jpg', film: null }
  const { order } = world({
    talent: (id) => answering({ ...profile(id), covers }),
    pdf: async (content) => {
      ordered.push(content)
      const isUnread = content.talent.id === 3 && content.cover === null
      return isUnread ? { status: 'invalid', places: [0] } : made()
    },
  })
  await (await order('ids=1,2,3&frame-1=11&frame-2=11&frame-3=31', { kind: 'zip' })).arrayBuffer()
  expect(ordered.map(({ cover, frames }) => [cover?.file, ...frames.map(({ id }) => id)])).toEqual([
    [undefined, 11, 10],
    ['poster.jpg', 20, 21],
    [undefined, 31, 30],
    ['poster.jpg', 30],
  ])
})

it('counts a chosen frame that is also the cover, and cannot be read, once', async () => {
  const covers = { card: null, hover: null, poster: '10.jpg', film: null }
  const { order } = world({
    talent: (id) => answering({ ...profile(id), covers }),
    pdf: async ({ frames }) => {
      const places = frames.flatMap(({ id }, place) => (id === 10 ? [place] : []))
      return places.length === 0 ? made() : { status: 'invalid', places }
    },
  })
  const answer = await order('ids=1&frame-1=10', { kind: 'zip' })
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  expect(files.get('faltando.txt')?.toString()).toContain('Talento 1: sem 1 foto que')
})

it('breaks off the composite that is being made once its reader has left', async () => {
  let orders = 0
  const { promise: broken, resolve } = Promise.withResolvers<true>()
  const { order } = world({
    pdf: async (_, signal) => {
      orders += 1
      if (orders > 1) signal.addEventListener('abort', () => resolve(true))
      return orders === 1 ? made() : new Promise<never>(() => {})
    },
  })
  const visitor = new AbortController()
  const answer = await order('ids=1,2,3,4', { kind: 'zip', signal: visitor.signal })
  const reader = answer.body?.getReader()
  const readAll = async () => {
    for (;;) if ((await reader?.read())?.done !== false) return
  }
  readAll().catch(() => undefined) // the body breaks off too
  await expect.poll(() => orders).toBe(3) // the one that is made, and the next
  visitor.abort()
  expect(await broken).toBe(true)
})

it('makes two archives at once; another has to wait until one of them ends', async () => {
  const { order } = world()
  const open = () => order('ids=1,2', { kind: 'zip' })
  const [first, second, third] = [await open(), await open(), await open()]
  expect([first.status, second.status, third.status]).toEqual([200, 200, 503])
  await first.body?.cancel()
  const fourth = await open()
  expect(fourth.status).toBe(200)
  await fourth.arrayBuffer()
  const fifth = await open()
  expect(fifth.status).toBe(200)
  for (const { body } of [second, fifth]) await body?.cancel()
})

it.each([
  ['ids=', 'pdf', 422, 'choice'],
  ['ids=99', 'csv', 404, 'gone'],
])('is refused, in words, for %s', async (fields, kind, status, refusal) => {
  const answer = await world().order(fields, { kind })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ refusal, message: expect.stringMatching(/\.$/) })
})

it('is refused while too many are made, ordered too often, or without the roster', async () => {
  const busy = world({ listPdf: async () => ({ status: 'unavailable' }) })
  expect((await busy.order('ids=1')).status).toBe(503)
  const often = world()
  often.context.set(documentPauseContext, async () => 41)
  const answer = await often.order('ids=1', { kind: 'csv' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '41'])
  const nobody = world({
    roster: async () => ({ status: 'failed', reason: { kind: 'unreachable' } }),
  })
  expect((await nobody.order('ids=1', { kind: 'csv' })).status).toBe(503)
})

it('sends a form without script back to its page, which says why and names who has left', async () => {
  const { order, context } = world({ listPdf: async () => ({ status: 'unavailable' }) })
  const answer = await order('ids=1,99', { accept: 'text/html', locale: 'en' })
  const address = '/en/documents/list?ids=1,99&failed=busy'
  expect([answer.status, answer.headers.get('location')]).toEqual([303, address])
  const { data, init } = await loadList(
    context,
    { locale: 'en' },
    new URLSearchParams('ids=1,99&failed=busy'),
  )
  const talents = [{ id: 1, name: 'Talento 1', cover: null }]
  const list = { talents, gone: [99], hasPdf: true }
  expect(data).toEqual({ list, frames: null, refusal: 'busy' })
  expect(init?.status).toBe(503)
})

it('has a page that tells the frames of one talent, those of book and polaroids, when asked', async () => {
  const gallery = {
    book: [frame(11)],
    polaroids: [frame(15), frame(16)],
    films: [],
    digitalVideos: [],
  }
  const { context } = world({ talent: () => answering({ ...profile(1), gallery }) })
  const search = new URLSearchParams('ids=1,2&mine&frames')
  const { data } = await loadList(context, { locale: 'en' }, search)
  expect(data.frames?.map(({ title, frames }) => [title, ...frames.map(({ id }) => id)])).toEqual([
    ['Book', 11],
    ['Polaroids', 15, 16],
  ])
  expect(data.frames?.[1]?.frames[1]).toMatchObject({
    place: 'Polaroids, 2 of 2',
    words: 'Talento 1, polaroids, 2 of 2',
  })
  const gone = await loadList(context, { locale: 'en' }, new URLSearchParams('ids=99&frames'))
  expect(gone.data.frames).toBeNull()
})

it('is no other kind', async () => {
  await expect(world().order('ids=1', { kind: 'docx' })).rejects.toMatchObject({
    init: { status: 404 },
  })
})

it('makes one composite ahead of the one that is sent, and breaks it off when the reader stops', async () => {
  const begun: number[] = []
  const signals: AbortSignal[] = []
  const orders = new Map<number, PromiseWithResolvers<DocumentReply>>()
  const { context } = world({
    pdf: ({ talent: { id } }, signal) => {
      signals.push(signal)
      begun.push(id)
      const order = Promise.withResolvers<DocumentReply>()
      orders.set(id, order)
      return order.promise
    },
  })
  const { signal } = new AbortController()
  const options = { locale: 'pt', signal, frames: new Map() } as const
  const composites = compositesOf(context, [1, 2, 3, 4].map(listed), options)
  const first = composites.next()
  await expect.poll(() => begun).toEqual([1])
  orders.get(1)?.resolve(made())
  expect(await first).toMatchObject({ value: { status: 'made', name: 'Talento 1' } })
  expect(begun).toEqual([1]) // the first alone shows whether the panel is busy
  const second = composites.next()
  await expect.poll(() => begun).toEqual([1, 2, 3])
  orders.get(2)?.resolve(made())
  expect(await second).toMatchObject({ value: { status: 'made', name: 'Talento 2' } })
  await composites.return()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
  expect(begun).toEqual([1, 2, 3])
})
