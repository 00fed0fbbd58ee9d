import { expect, it } from 'vitest'

import { talentProfile } from '#contract/integration/talents.ts'
import {
  downloadListPdf,
  downloadPdf,
  downloadZip,
  type PdfOrder,
} from '#contract/panel/downloads.ts'
import { rowsOf } from '#provider/service/tables.ts'

import { oddNames } from '../downloads/odd-names.ts'
import { readPdf } from '../downloads/read-pdf.ts'
import { readZip } from '../downloads/read-zip.ts'
import { describeProvider, type Provider } from './providers.ts'

describeProvider('documents', (provider) => {
  it('are PDFs, tagged, in their language, with the talent as title', async () => {
    const answer = await orderPdf(provider(), {})
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    const pdf = await readPdf(bytes)
    expect(pdf).toMatchObject({ title: 'Lúcia Prado', language: 'pt-BR', isTagged: true })
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [842, 595],
      [842, 595],
    ])
    expect(pdf.pages[0]?.text).toContain('ALTURA 178 cm')
    expect(pdf.pages[1]?.pictures).toHaveLength(2)
  })

  it('have what the provider knows besides the measures of their order, and nothing twice', async () => {
    const measures = { Altura: '178 cm', Cabelo: 'Castanho-mel' }
    const { pages } = await pdfOf(provider(), { measures })
    expect(pages[0]?.text).toContain(
      ' ALTURA 178 cm CABELO Castanho-mel JEANS 36 OLHOS Avelã Vereda',
    )
  })

  it('are not made for hidden talents', async () => {
    const { id, talent_id, file } = await hiddenFrame(provider())
    const answer = await orderPdf(provider(), {
      talent: { id: talent_id, name: 'Hidden' },
      gallery: [{ id, file }],
    })
    expect(answer.status).toBe(404)
  })

  it('are composites of two sides', async () => {
    const pdf = await pdfOf(provider(), { mode: 'composite', paper: 'half-letter', language: 'en' })
    expect(pdf.language).toBe('en')
    expect(
      pdf.pages.map(({ width, height, pictures }) => [width, height, pictures.length]),
    ).toEqual([
      [396, 612, 1],
      [396, 612, 2],
    ])
  })

  it.each([
    ['Lúcia Prado', 1],
    ['ليلى حسن', 0],
  ])('that are composites have a label with the name %s, if a font has it', async (name, areas) => {
    const { pages } = await pdfOf(provider(), {
      mode: 'composite',
      paper: 'a5',
      talent: { id: 1, name },
    })
    expect(pages[0]?.areas).toBe(areas)
  })

  it('have one of the talent’s covers as their front, and no other file', async () => {
    const { book } = await profileOf(provider()) // its first frame is also the talent's second cover
    const size = { width: 30, height: 40 }
    const { pages } = await pdfOf(provider(), {
      mode: 'composite',
      paper: 'a5',
      cover: { file: book[0]?.file ?? '', ...size },
    })
    expect(pages.map(({ pictures }) => pictures.length)).toEqual([1, 3])
    const other = await orderPdf(provider(), { cover: { file: 'somebody.jpg', ...size } })
    expect(other.status).toBe(404)
  })

  it.each([
    ['1', [842, 595], 1, 4],
    ['2', [595, 842], 2, 3],
    ['9', [595, 842], 2, 2],
  ] as const)(
    'are PDFs of lists, %s talents a page, after a cover page; a picture that is not theirs leaves their initials',
    async (perPage, size, pictures, pages) => {
      const list = await listOrder(provider())
      const answer = await post(provider(), downloadListPdf.path, { ...list, perPage })
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
      expect(pdf).toMatchObject({ title: 'Verão', language: 'pt-BR', isTagged: true })
      expect(pdf.pages).toHaveLength(pages)
      expect(pdf.pages[0]?.text).toContain('Para Osklen')
      const [first] = pdf.pages.slice(1)
      expect([first?.width, first?.height].map((length) => Math.round(length ?? 0))).toEqual(size)
      expect(first?.pictures).toHaveLength(pictures)
      const text = pdf.pages.map((page) => page.text).join(' ')
      for (const words of ['Lúcia Prado', 'Terceira', 'T', '178 cm', 'Boa'])
        expect(text).toContain(words)
      expect(text).toContain(`2 / ${pdf.pages.length}`)
    },
  )

  it('are PDFs of lists with the chosen frame of each talent; with the cover if it is not one of the talent’s', async () => {
    const { snap, book } = await profileOf(provider())
    const hidden = await hiddenFrame(provider())
    const list = await listOrder(provider())
    const [listed] = list.talents
    const others = [await videoOf(provider()), hidden.id, 987_654, Number.MAX_SAFE_INTEGER]
    const talents = [
      ...[book[1]?.id, snap[0]?.id, ...others].map((id) => ({ ...listed, frame: id })),
      { ...listed, id: 2, name: 'Otto', frame: book[1]?.id },
      { ...listed, id: hidden.talent_id, name: 'Hidden', frame: hidden.id },
    ]
    const answer = await post(provider(), downloadListPdf.path, { ...list, perPage: '9', talents })
    const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const [blue, grey, green] = ['0,0,254', '128,128,128', '0,128,1']
    const colours = pages[1]?.pictures.map(({ colour }) => String(colour))
    expect(colours).toEqual([blue, grey, ...others.map(() => green)])
  })

  it('have bleed and crop marks when asked for', async () => {
    const { pages } = await pdfOf(provider(), { mode: 'composite', paper: 'a5', bleed: true })
    const mm = 72 / 25.4
    expect(pages[0]?.width).toBeCloseTo((148 + 18) * mm, 1)
    expect(pages[0]?.height).toBeCloseTo((210 + 18) * mm, 1)
  })

  it('are archives of the originals, under names that tell the talent', async () => {
    const { talent, gallery } = await order(provider())
    const answer = await post(provider(), downloadZip.path, { talent, gallery })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    const originals = await Promise.all(
      gallery.map(async ({ file }) =>
        Buffer.from(await (await provider().send(`/storage/${file}`)).arrayBuffer()),
      ),
    )
    const names = ['Book-01.jpg', 'Book-02.png', 'Polaroids-01.gif'].map(
      (name) => `Lúcia-Prado-${name}`,
    )
    expect(readZip(bytes)).toEqual(new Map(names.map((name, index) => [name, originals[index]])))
  })

  it('are archives whose files stay where they are unpacked, whatever the talent is called', async () => {
    const { talent, gallery } = await order(provider())
    expect(oddNames).toHaveLength(100)
    for (const oddName of oddNames) {
      const name = oddName.slice(-500).toWellFormed() // the longest that is taken
      const body = { talent: { ...talent, name }, gallery: gallery.slice(0, 1) }
      const answer = await post(provider(), downloadZip.path, body)
      expect([name, answer.status]).toEqual([name, 200])
      const paths = [...readZip(Buffer.from(await answer.arrayBuffer())).keys()]
      expect([name, paths]).toEqual([
        name,
        [expect.stringMatching(/^[\p{L}\p{M}\p{N}-]+-Book-01\.jpg$/u)],
      ])
    }
  })

  it('are archives of JPEGs with their credits when asked for', async () => {
    const { talent, gallery, agency } = await order(provider())
    const [first, ...others] = gallery
    const body = { talent, gallery: [...others, first], agency, format: 'jpeg', language: 'en' }
    const answer = await post(provider(), downloadZip.path, body)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    const files = readZip(bytes)
    const photos = ['Book-02', 'Polaroids-01', 'Book-01'].map((name) => `Lúcia-Prado-${name}.jpg`)
    expect([...files.keys()]).toEqual([...photos, 'credits.txt'])
    for (const photo of photos) {
      expect(files.get(photo)?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    }
    expect(files.get('credits.txt')?.toString()).toContain(photos[0])
  })

  it.each([
    ['no frame', 422, { gallery: [] }],
    ['200 frames', 422, { gallery: Array.from({ length: 200 }, () => frame(1)) }],
    ['a frame that does not exist', 404, { gallery: [frame(987_654)] }],
    ['a frame of nobody’s number', 404, { gallery: [frame(Number.MAX_SAFE_INTEGER)] }],
    ['a video as a frame', 404, 'a video'],
    ['another talent', 404, { talent: { id: 2, name: 'Otto' } }],
    ['no talent', 404, { talent: { id: 987_654, name: 'Nobody' } }],
    ['25 measures', 422, { measures: measuresOf(25) }],
    ['a measure of 501 letters', 422, { measures: { height: 'x'.repeat(501) } }],
    ['another mode', 422, { mode: 'poster' }],
    ['another paper', 422, { paper: 'a0' }],
    ['no name', 422, { talent: { id: 1, name: ' ' } }],
  ])('with %s are refused with %i and words', async (_what, status, wrong) => {
    const sent =
      wrong === 'a video' ? { gallery: [frame(await videoOf(provider()))] } : Object(wrong)
    const answer = await orderPdf(provider(), sent)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
  })

  it.each([downloadPdf.path, downloadZip.path])('%s is for those who signed in', async (path) => {
    const body = JSON.stringify(await order(provider()))
    expect((await provider().send(path, { method: 'POST', body })).status).toBe(401)
    const answer = await provider().sendTo('integration', path, { method: 'POST', body })
    expect(answer.status).toBe(401)
  })

  it.each(['{', '', 'x'.repeat(100_000)])('take no body that is no order (%#)', async (body) => {
    const answer = await provider().sendTo('panel', downloadPdf.path, { method: 'POST', body })
    expect([400, 413]).toContain(answer.status)
  })

  it('of what nobody foresaw are documents all the same', async () => {
    const name = 'Ọlúṣẹ́gun Αλεξάνδρα Щербакова 日本 👩🏽‍🎤 \u202egnp.exe ../../etc'
      .repeat(4)
      .slice(0, 200)
    for (const mode of ['portfolio', 'composite'] as const) {
      const { pages, title } = await pdfOf(provider(), {
        mode,
        talent: { id: 1, name: name.toWellFormed() },
        measures: measuresOf(24),
      })
      expect([pages.length, title]).toEqual([2, name.toWellFormed().trim()])
      expect(pages[0]?.text).toContain('Щербакова')
    }
    expect(provider().failures).toEqual([])
  })
})

function frame(id: number) {
  return { id, file: 'x', caption: null, width: null, height: null }
}

function measuresOf(count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`measure ${index} `.repeat(9), '9'.repeat(400)]),
  )
}

function hiddenFrame(provider: Provider) {
  return rowsOf(provider.kept.database)
    .selectFrom('album_items')
    .innerJoin('talents', 'talents.id', 'talent_id')
    .select(['album_items.id', 'talent_id', 'file'])
    .where('slug', '=', 'hidden')
    .executeTakeFirstOrThrow()
}

async function videoOf(provider: Provider): Promise<number> {
  const { video } = await profileOf(provider)
  return video[0]?.id ?? 0
}

function profileOf(provider: Provider) {
  return provider.ask('integration', talentProfile, { query: { language: 'pt', id: 1 } })
}

async function order(provider: Provider): Promise<PdfOrder> {
  const { id, name, book, snap } = await profileOf(provider)
  return {
    talent: { id, name },
    gallery: [...book, ...snap],
    measures: { Altura: '178 cm', Cintura: '61 cm' },
    template: 'house',
    mode: 'portfolio',
    language: 'pt',
    paper: 'a4',
    bleed: false,
    agency: { name: 'Vereda', email: 'a@b.example', phone: '+55 11', address: 'Rua' },
  }
}

async function orderPdf(provider: Provider, changes: object): Promise<Response> {
  return post(provider, downloadPdf.path, { ...(await order(provider)), ...changes })
}

/** A list of a talent twice, and once with a picture that is not this talent's. */
async function listOrder(provider: Provider) {
  const { agency, talent, language, paper } = await order(provider)
  const { book } = await profileOf(provider) // its first frame is also the talent's second cover
  const cover = { file: book[0]?.file ?? '', width: 30, height: 40 }
  const listed = { ...talent, cover, measures: { Altura: '178 cm' }, note: 'Boa' }
  const other = { ...listed, name: 'Terceira', cover: { ...cover, file: 'somebody.jpg' } }
  const talents = [listed, { ...listed, note: '' }, other]
  return { title: 'Verão', lines: ['Para Osklen'], language, paper, agency, talents }
}

async function pdfOf(provider: Provider, changes: Partial<PdfOrder>) {
  const answer = await orderPdf(provider, changes)
  expect(answer.status).toBe(200)
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

function post(provider: Provider, path: string, body: object): Promise<Response> {
  return provider.sendTo('panel', path, { method: 'POST', body: JSON.stringify(body) })
}
