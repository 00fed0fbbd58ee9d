import { expect, it } from 'vitest'

import { someProfile } from '#agency/someone.fixture.ts'
import type { ArchiveContent, DocumentReply, PdfContent, Upstream } from '#upstream/upstream.ts'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { documentPauseContext, reportContext } from '../page/request-context.ts'
import { orderDocument } from './order-document.server.ts'

const frame = (id: number) => ({ id, file: `${id}.jpg`, caption: null, width: 30, height: 40 })
const talent = someProfile({
  gallery: { book: [frame(1), frame(2)], polaroids: [frame(3)], films: [], digitalVideos: [] },
})

function world(reply: DocumentReply, changes: Partial<Upstream> = {}) {
  const ordered: (ArchiveContent | PdfContent)[] = []
  const note = async (content: ArchiveContent | PdfContent) => {
    ordered.push(content)
    return reply
  }
  const context = agencyWhere({ talent: () => answering(talent), pdf: note, zip: note, ...changes })
  const order = (
    fields: string,
    { kind = 'pdf', locale, accept = 'application/pdf' }: Asked = {},
  ) =>
    orderDocument(
      context,
      { id_model: '7', kind, locale },
      new Request('http://localhost/', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { accept },
      }),
    )
  return { context, order, ordered }
}

type Asked = { kind?: string; locale?: string; accept?: string }

const coverOf = (poster: string | null) => ({
  talent: () => answering({ ...talent, covers: { ...talent.covers, poster } }),
})

const made = () => ({ status: 'made', body: new Blob(['%PDF']).stream(), bytes: 4 }) as const

it('is a file under the talent’s name, not to be kept', async () => {
  const answer = await world(made()).order('frame=1')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': '4',
    'content-disposition': `attachment; filename="Agata-Fontoura-vereda-portfolio-polegadas.pdf"; filename*=UTF-8''%C3%81gata-Fontoura-vereda-portf%C3%B3lio-polegadas.pdf`,
    'cache-control': 'private, no-store',
  })
  expect(await answer.text()).toBe('%PDF')
})

it.each([
  ['frame=1&unit=cm', { locale: 'en' }, 'portfolio-centimeters.pdf'],
  ['frame=1&mode=composite', { locale: 'es' }, 'composite.pdf'],
  ['frame=1', { kind: 'zip' }, 'jpeg.zip'],
  ['frame=1&originals=1', { kind: 'zip' }, 'originais.zip'],
])('%s is named after its content', async (fields, asked, end) => {
  const answer = await world(made(), { isPanelEmbedded: true }).order(fields, asked)
  expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`-vereda-${end}"`))
})

it('shows the chosen frames in the visitor’s order, measures in the unit asked for', async () => {
  const { order, ordered } = world(made())
  await order('frame=3&frame=1&unit=inches')
  await order('frame=2&unit=cm&mode=composite', { locale: 'en' })
  expect(ordered).toMatchObject([
    { frames: [frame(3), frame(1)], mode: 'portfolio', paper: 'a4', locale: 'pt' },
    { frames: [frame(2)], mode: 'composite', paper: 'half-letter', locale: 'en' },
  ])
  const heights = ordered.map((content) => 'measures' in content && content.measures[0])
  expect(heights).toEqual([
    { label: 'Altura', value: `5'10"` },
    { label: 'Height', value: `5'10" / 178 cm` },
  ])
})

it('is an archive of JPEGs, or of originals, which are all that another panel has', async () => {
  const own = world(made(), { isPanelEmbedded: true })
  await own.order('frame=1', { kind: 'zip', locale: 'es' })
  await own.order('frame=1&originals=1', { kind: 'zip' })
  const agency = { name: 'Vereda', email: 'a@vereda.example' }
  expect(own.ordered).toMatchObject([
    { frames: [frame(1)], format: 'jpeg', locale: 'es', agency },
    { format: 'original' },
  ])
  const answer = await world(made()).order('frame=1', { kind: 'zip' })
  expect(answer.headers.get('content-disposition')).toContain('-originais.zip"')
})

it('is never an archive of a child’s originals, which may say the surname, or where they were taken', async () => {
  const kid = { ...talent, boards: ['mainboard', 'kids'] }
  const talentOf = { isPanelEmbedded: true, talent: () => answering(kid) }
  const { order, ordered } = world(made(), talentOf)
  const answer = await order('frame=1&originals=1', { kind: 'zip' })
  expect(ordered).toMatchObject([{ format: 'jpeg' }])
  expect(answer.headers.get('content-disposition')).toContain('-jpeg.zip"')
})

it('begins with the cover if the visitor chose it: as a frame, or by itself where the panel takes that', async () => {
  const inGallery = world(made(), coverOf('2.jpg'))
  await inGallery.order('frame=1&frame=3&cover=1')
  await inGallery.order('frame=1&frame=2&cover=1')
  await inGallery.order('frame=1&frame=2')
  const frames = inGallery.ordered.map((content) => content.frames.map(({ id }) => id))
  expect(frames).toEqual([
    [2, 1, 3],
    [2, 1],
    [1, 2],
  ])
  const apart = world(made(), coverOf('cover.jpg'))
  await apart.order('frame=1&cover=1')
  await apart.order('frame=1')
  expect(apart.ordered).toMatchObject([
    { frames: [frame(1)], cover: { file: 'cover.jpg' } },
    { frames: [frame(1)], cover: null },
  ])
  const none = world(made(), coverOf(null))
  await none.order('frame=1&cover=1')
  expect(none.ordered).toMatchObject([{ frames: [frame(1)], cover: null }])
})

it('is refused with 60 frames and another cover, which are 61, and no frame is dropped', async () => {
  const book = Array.from({ length: 61 }, (_, index) => frame(index + 1))
  const full = { ...talent, gallery: { ...talent.gallery, book } }
  const covers = { ...talent.covers, poster: '61.jpg' }
  const { order, ordered } = world(made(), { talent: () => answering({ ...full, covers }) })
  const fields = book.slice(0, 60).map(({ id }) => `frame=${id}`)
  const answer = await order(`${fields.join('&')}&cover=1`)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ refusal: 'choice' })
  expect(ordered).toEqual([])
  expect((await order(`${fields.slice(1).join('&')}&cover=1`)).status).toBe(200)
  expect((await order(`${fields.join('&')}&cover=1&mode=composite`)).status).toBe(200) // shows only the first
  expect(ordered.map(({ frames }) => frames.length)).toEqual([60, 60])
})

it('keeps both numbers of a length as the agency wrote them', async () => {
  const written = { waist: { cm: 62.5, inches: 24 } }
  const measures = { ...talent.measures, waistCm: 63, written }
  const { order, ordered } = world(made(), { talent: () => answering({ ...talent, measures }) })
  await order('frame=1&unit=cm')
  await order('frame=1&mode=composite')
  const waists = ordered.map((content) => 'measures' in content && content.measures[2]?.value)
  expect(waists).toEqual(['62,5 cm', '62,5 cm / 24"'])
})

it.each(['woman', 'man', null] as const)(
  'names five measures of a %s, and no more',
  async (gender) => {
    const measures = { ...talent.measures, chestCm: 96, suit: '50' }
    const { order, ordered } = world(made(), {
      talent: () => answering({ ...talent, gender, measures, hair: 'Brown', eyes: 'Green' }),
    })
    await order('frame=1', { locale: 'en' })
    const labels = ordered.map(
      (content) => 'measures' in content && content.measures.map(({ label }) => label),
    )
    const bust = gender === 'man' ? 'Chest' : 'Bust'
    expect(labels).toEqual([['Height', bust, 'Waist', 'Hips', 'Shoes']])
  },
)

it('names all measures to the embedded panel, in the order of the trade, colours in the visitor’s language', async () => {
  const colour = { pt: 'Castanho', en: 'Brown', es: 'Castaño' }
  const colours = { hair: [{ value: 'brown', names: colour }], eyes: [] }
  const measures = { ...talent.measures, jeans: '36', shoes: '38' }
  const { order, ordered } = world(made(), {
    isPanelEmbedded: true,
    colours: () => answering(colours),
    talent: () => answering({ ...talent, measures, hair: 'Brown', eyes: 'Odd' }),
  })
  await order('frame=1')
  const shown = ordered.flatMap((content) => ('measures' in content ? content.measures : []))
  const labels = ['Altura', 'Busto', 'Cintura', 'Quadril', 'Jeans', 'Sapato', 'Cabelo', 'Olhos']
  expect(shown.map(({ label }) => label)).toEqual(labels)
  expect(shown.slice(-2).map(({ value }) => value)).toEqual(['Castanho', 'Odd'])
})

it.each([
  ['frame=9', made(), 'gone', 404],
  ['', made(), 'choice', 422],
  ['frame=1', { status: 'missing' }, 'gone', 404],
  ['frame=1', { status: 'invalid', places: [] }, 'unprintable', 422],
  ['frame=1', { status: 'unavailable' }, 'busy', 503],
  ['frame=1', { status: 'failed', reason: { kind: 'unreachable' } }, 'failed', 503],
] as const)('%s where the service says %o: %s', async (fields, reply, refusal, status) => {
  const { order } = world(reply)
  const answer = await order(fields, { locale: 'en' })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({
    refusal,
    message: expect.stringMatching(/\w+\.$/),
    frames: [],
  })
  const page = await order(fields, { locale: 'en', accept: 'text/html,*/*' })
  expect([page.status, page.headers.get('location')]).toEqual([
    303,
    `/en/documents/7?failed=${refusal}`,
  ])
})

it.each([
  ['of no kind', { kind: 'exe' }],
  ['in no language', { locale: 'fr' }],
])('%s is a 404', async (_what, asked) => {
  await expect(world(made()).order('frame=1', asked)).rejects.toMatchObject({
    init: { status: 404 },
  })
})

it('names a frame that cannot be read, by its caption or its place', async () => {
  const { order } = world({ status: 'invalid', places: [0, 2, 9] })
  const answer = await order('frame=1&frame=2&frame=3', { locale: 'es' })
  expect(await answer.json()).toMatchObject({
    message:
      'No se pudieron leer estas fotos: Book, foto 1; Polaroids, foto 1. Quítalas e inténtalo de nuevo.',
    frames: [1, 3],
  })
  const page = await order('frame=1&frame=2&frame=3', { accept: 'text/html' })
  expect(page.headers.get('location')).toBe('/documents/7?failed=unprintable&frame=1&frame=3')
})

it('is refused for a while to who orders too many, in words and with when to come again', async () => {
  const { context, order, ordered } = world(made())
  context.set(documentPauseContext, async () => 41)
  const answer = await order('frame=1', { locale: 'en' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '41'])
  expect(await answer.json()).toEqual({
    refusal: 'often',
    message: 'You have just requested many documents. Try again in a minute.',
    frames: [],
  })
  const page = await order('frame=1', { accept: 'text/html' })
  expect(page.headers.get('location')).toMatch(/\?failed=often$/)
  expect(ordered).toEqual([])
})

it.each([
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'a'.repeat(300)}`,
])('is refused where what orders it is no form: %s', async (type) => {
  const { context } = world({ status: 'unavailable' })
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: 'frame=1',
    headers: { accept: 'application/pdf', 'content-type': type },
  })
  const answer = await orderDocument(context, { id_model: '7', kind: 'pdf' }, request)
  expect(answer.status).toBe(422)
})

it('that fails or is late is reported, unless the visitor has cancelled the order', async () => {
  const reports: unknown[] = []
  const reason = { kind: 'unreachable' } as const
  const leaving = new AbortController()
  const orderWith = (pdf: Upstream['pdf'], signal?: AbortSignal) => {
    const { context } = world(made(), { pdf })
    context.set(reportContext, (error) => reports.push(error))
    const body = new URLSearchParams('frame=1')
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      signal: signal ?? null,
    })
    return orderDocument(context, { id_model: '7', kind: 'pdf' }, request)
  }
  await orderWith(async () => ({ status: 'failed', reason }))
  await orderWith(async () => {
    leaving.abort()
    return { status: 'failed', reason }
  }, leaving.signal)
  await orderWith(
    async () => ({ status: 'failed', reason }),
    AbortSignal.abort(new DOMException('', 'TimeoutError')),
  )
  expect(reports).toEqual([reason, reason])
})
