import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { checkFolder } from './check-folder.ts'
import { exportFolder } from './export-folder.ts'
import { EXPORT_LIST } from './export-list.ts'
import {
  clip,
  exampleBoards,
  freshAgency,
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from './fresh-agency.fixture.ts'
import { importFolder } from './import-folder.ts'
import { someAgency, someFiles } from './some-agency.fixture.ts'

describe.each([
  ['sqlite', 25],
  ['postgres', 5],
] as const)('what was exported from %s', (dialect, numRuns) => {
  it('changes nothing when it is imported again, and makes the same agency elsewhere', async () => {
    const files = await someFiles()
    await fc.assert(
      fc.asyncProperty(someAgency, async (written) => {
        await using agency = await freshAgency(dialect)
        await agency.importWith(written, files)
        const before = await agency.everything()
        const folder = join(await freshFolder(), 'export')
        expect(await exportFolder({ folder, ...agency.target })).toMatchObject({ missing: [] })

        const again = await importFolder({ folder, ...agency.target, boards: exampleBoards })
        expect(again.problems.filter(({ reason }) => !reason.includes('batch'))).toEqual([])
        expect(await agency.everything()).toEqual(before)

        await using elsewhere = await freshAgency(dialect)
        await importFolder({ ...elsewhere.target, folder, boards: exampleBoards })
        expect(await elsewhere.everything()).toEqual(before)
      }),
      { numRuns },
    )
  })

  it('keeps the places of entries that could not be read the last time', async () => {
    await using agency = await freshAgency(dialect)
    const [ana, bia, cora] = ['ana', 'bia', 'cora'].map((slug) => talentNamed(slug))
    await agency.importWith({ talents: [ana, bia, cora] })
    await agency.importWith({ talents: [cora, { ...bia, name: 7 }, ana] })
    const before = await agency.everything()
    const folder = join(await freshFolder(), 'export')
    await exportFolder({ folder, ...agency.target })
    await importFolder({ folder, ...agency.target, boards: exampleBoards })
    expect(await agency.everything()).toEqual(before)
    expect((await agency.talents()).map(({ slug }) => slug)).toEqual(['cora', 'bia', 'ana'])
  })
})

it('posts with one slug in two languages keep their own pictures', async () => {
  await using agency = await freshAgency('sqlite')
  const files = { 'x.png': await picture('red'), 'y.png': await picture('blue') }
  const covers = { en: 'x.png', pt: 'y.png' }
  const posts = Object.entries(covers).map(([language, cover]) =>
    postNamed('wool', { language, cover, content: `<img src="${cover}">` }),
  )
  await agency.importWith({ posts }, files)
  const before = await agency.everything()
  const folder = join(await freshFolder(), 'export')
  await exportFolder({ folder, ...agency.target })
  await importFolder({ folder, ...agency.target, boards: exampleBoards })
  expect(await agency.everything()).toEqual(before)
})

it('entries with the longest slugs are exported', async () => {
  await using agency = await freshAgency('sqlite')
  const slug = 'a'.repeat(200)
  await agency.importWith({ talents: [talentNamed(slug)], posts: [postNamed(slug)] })
  const folder = join(await freshFolder(), 'export')
  expect(await exportFolder({ folder, ...agency.target })).toMatchObject({ talents: 1, posts: 1 })
})

it('one film of two talents keeps the captions of each', async () => {
  await using agency = await freshAgency('sqlite')
  const names = ['ana', 'bia', 'cora']
  const talents = names.map((slug) => talentNamed(slug, { videos: [{ file: `${slug}/walk.mp4` }] }))
  const files = {
    ...Object.fromEntries(names.map((slug) => [`${slug}/walk.mp4`, clip('walk')])),
    'ana/walk.pt.vtt': captions('Ana'),
    'bia/walk.pt.vtt': captions('Bia'),
  }
  await agency.importWith({ talents }, files)
  const before = await agency.everything()
  const folder = join(await freshFolder(), 'export')
  expect(await exportFolder({ folder, ...agency.target })).toMatchObject({ files: 6 })
  await importFolder({ folder, ...agency.target, boards: exampleBoards })
  expect(await agency.everything()).toEqual(before)
})

it('an exported folder reads as if somebody had written it', async () => {
  await using agency = await freshAgency('sqlite')
  const files = {
    'x.png': await picture('red'),
    'y.png': await picture('blue'),
    'z.mp4': clip('walk'),
    'wool.html': '<p>Wool</p><img src="y.png"><img src="n.png">',
    'n.png': await picture('grey'),
  }
  const ana = talentNamed('ana', {
    boards: ['image'],
    measures: { height: 178.5, shoes: '39x9' },
    cover: 'x.png',
    book: [
      { file: 'x.png', caption: 'Lume' },
      { file: 'y.png', width: 300, height: 400 },
    ],
    videos: [{ file: 'z.mp4' }, { provider: 'vimeo', id: '7/8' }],
  })
  const posts = [postNamed('wool', { content: 'file: wool.html', cover: 'n.png' })]
  await agency.importWith({ talents: [ana], posts }, files)
  const folder = join(await freshFolder(), 'new/export')
  const report = await exportFolder({ folder, ...agency.target })
  expect(report).toEqual({ status: 'exported', talents: 1, posts: 1, files: 6, missing: [] })
  expect(JSON.parse(await readFile(join(folder, 'agency.json'), 'utf8'))).toEqual({
    version: 1,
    talents: [
      {
        slug: 'ana',
        name: 'ANA',
        gender: 'woman',
        boards: ['image'],
        measures: { height: 178.5, shoes: '39x9' },
        cover: 'talents/ana/cover.png',
        book: [
          { file: 'talents/ana/cover.png', caption: 'Lume' },
          { file: 'talents/ana/book-02.png', width: 300, height: 400 },
        ],
        videos: [{ file: 'talents/ana/video-01.mp4' }, { provider: 'vimeo', id: '7/8' }],
      },
    ],
    posts: [
      {
        ...postNamed('wool'),
        content: 'file: posts/wool.en.html',
        cover: 'posts/wool.en/02.png',
      },
    ],
    prehome: [],
    staff: [],
    social: {},
  })
  expect(await readFile(join(folder, 'posts/wool.en.html'), 'utf8')).toBe(
    '<p>Wool</p><img src="talents/ana/book-02.png"><img src="posts/wool.en/02.png">',
  )
  expect(await checkFolder({ folder, boards: exampleBoards, onProgress: untold })).toMatchObject({
    problems: [],
    unnamed: [],
  })
  for (const name of ['agency.json', 'talents/ana/cover.png']) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  }
})

it('an export touches no folder in which something lies', async () => {
  await using agency = await freshAgency('sqlite')
  await agency.importWith({ talents: [talentNamed('ana')] })
  const folder = await freshFolder()
  await mkdir(join(folder, 'x'))
  expect(await exportFolder({ folder, ...agency.target })).toEqual({ status: 'refused', by: null })
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await exportFolder({ folder: file, ...agency.target })).toEqual({
    status: 'refused',
    by: null,
  })
})

it('an export that was interrupted is known by the file that is not there', async () => {
  await using agency = await freshAgency('sqlite')
  const files = { 'a.png': await picture('red'), 'b.png': await picture('blue') }
  const book = [{ file: 'a.png' }, { file: 'b.png' }]
  await agency.importWith({ talents: [talentNamed('ana', { book })] }, files)
  const { database, store } = agency
  const [first] = await store.list()
  const media = {
    ...store,
    get: (path: string) =>
      path === first ? store.get(path) : Promise.reject(new Error('no power')),
  }
  const folder = join(await freshFolder(), 'export')
  await expect(exportFolder({ folder, database, media })).rejects.toThrow('no power')
  const report = await checkFolder({ folder, boards: exampleBoards, onProgress: untold })
  expect(report.problems).toMatchObject([{ file: 'agency.json', reason: 'does not exist' }])
})

it('media missing from the store are reported and left out, the rest is exported', async () => {
  await using agency = await freshAgency('sqlite')
  const files = { 'a.png': await picture('red'), 'b.png': await picture('blue') }
  const book = [{ file: 'a.png' }, { file: 'b.png' }]
  await agency.importWith({ talents: [talentNamed('ana', { cover: 'a.png', book })] }, files)
  const [cover = ''] = await agency.covers()
  await agency.store.remove(cover ?? '')
  const folder = join(await freshFolder(), 'export')
  expect(await exportFolder({ folder, ...agency.target })).toMatchObject({
    files: 2,
    missing: ['talents/ana/cover.png'],
  })
  const copy = { ...agency.target, media: await diskMediaStore(await freshFolder()) }
  expect(await importFolder({ ...copy, folder, boards: exampleBoards })).toMatchObject({
    problems: [],
    counts: { talents: { updated: 1 } },
  })
})

it('an agency without talents is exported', async () => {
  await using agency = await freshAgency('sqlite')
  await writeAgency(agency.folder, {})
  await agency.importIt()
  const folder = await freshFolder()
  expect(await exportFolder({ folder, ...agency.target })).toMatchObject({ files: 1 })
})

function untold() {}

describe('an export into the folder of an earlier one', () => {
  it('leaves nothing that is no longer there, and all that is somebody’s', async () => {
    const { agency, folder, files } = await exported()
    await writeFile(join(folder, 'talents/ana/notes.txt'), 'call her')
    await writeFile(join(folder, 'mine.jpg'), 'x')
    await agency.importWith({ talents: [talentNamed('ana')], posts: [] }, files)
    expect(await exportFolder({ folder, ...agency.target })).toMatchObject({ talents: 1 })
    expect(await filesIn(folder)).toEqual(['agency.json', 'mine.jpg', 'talents/ana/notes.txt'])
    expect(await importFolder({ folder, ...agency.target, boards: exampleBoards })).toMatchObject({
      problems: [],
      counts: { talents: { unchanged: 1 } },
    })
  })

  it('that was interrupted anywhere is completed by the next', async () => {
    const { agency, folder, files } = await exported()
    const talents = [talentNamed('cora', { book: [{ file: 'x.png' }, { file: 'y.png' }] })]
    await agency.importWith({ talents, posts: [] }, files)
    const { media } = agency.target
    const broken = { ...agency.target, media: { ...media, get: () => Promise.reject(noPower) } }
    await expect(exportFolder({ folder, ...broken })).rejects.toThrow('no power')
    expect(await filesIn(folder)).not.toContain('agency.json')
    await exportFolder({ folder, ...agency.target })
    expect(await filesIn(folder)).toEqual([
      'agency.json',
      'talents/cora/book-01.png',
      'talents/cora/book-02.png',
    ])
  })

  it('writes over no file of somebody’s, and believes no list that leads out of the folder', async () => {
    const { agency, folder, files } = await exported()
    const mine = join(folder, 'talents/ana/cover2.png')
    await writeFile(mine, 'mine')
    const ana = talentNamed('ana', { cover: 'x.png', cover2: 'y.png' })
    await agency.importWith({ talents: [ana], posts: [] }, files)
    expect(await exportFolder({ folder, ...agency.target })).toEqual({
      status: 'refused',
      by: 'talents/ana/cover2.png',
    })
    expect(await readFile(mine, 'utf8')).toBe('mine')
    await writeFile(join(folder, EXPORT_LIST), '["../outside.txt"]')
    expect(await exportFolder({ folder, ...agency.target })).toEqual({
      status: 'refused',
      by: null,
    })
  })
})

const noPower = new Error('no power')

async function exported() {
  const agency = await freshAgency('sqlite')
  onTestFinished(() => agency[Symbol.asyncDispose]())
  const files = { 'x.png': await picture('red'), 'y.png': await picture('blue') }
  const talents = [talentNamed('ana', { cover: 'x.png' }), talentNamed('bia', { cover: 'y.png' })]
  await agency.importWith({ talents, posts: [postNamed('wool')] }, files)
  const folder = join(await freshFolder(), 'export')
  await exportFolder({ folder, ...agency.target })
  return { agency, folder, files }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : [],
  )
  return paths.filter((path) => path !== EXPORT_LIST).toSorted()
}

const captions = (words: string) => `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`
