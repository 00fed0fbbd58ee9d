import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import type { MediaStore } from '#storage/media-store.ts'

import { rowsOf } from '../service/tables.ts'
import {
  clip,
  exampleBoards,
  freshAgency,
  picture,
  postNamed,
  talentNamed,
  writeAgency,
} from './fresh-agency.fixture.ts'
import { importFolder, isAgencyImported } from './import-folder.ts'

describe.each(['sqlite', 'postgres'] as const)('an agency folder imported on %s', (dialect) => {
  it('is there, and again the same changes nothing', async () => {
    await using agency = await freshAgency(dialect)
    await writeAgency(agency.folder, ...(await smallAgency()))
    expect(await isAgencyImported(agency.database)).toBe(false)
    expect(await agency.importIt()).toMatchObject({ problems: [], counts: everyOne('created') })
    const before = await agency.everything()
    expect(before.files).toHaveLength(5)
    expect(await agency.importIt()).toMatchObject({ problems: [], counts: everyOne('unchanged') })
    expect(await agency.everything()).toEqual(before)
    expect(await isAgencyImported(agency.database)).toBe(true)
  })

  it('is known to have been imported though it had no entries, but not when it could not be read', async () => {
    await using agency = await freshAgency(dialect)
    await writeAgency(agency.folder, '{')
    await agency.importIt()
    expect(await isAgencyImported(agency.database)).toBe(false)
    await agency.importWith({})
    expect(await isAgencyImported(agency.database)).toBe(true)
    await agency.importWith({})
    expect((await agency.everything()).imported).toHaveLength(1)
  })

  it('keeps the number of a talent and a post that changed', async () => {
    await using agency = await freshAgency(dialect)
    const talents = [talentNamed('ana'), talentNamed('bia')]
    await agency.importWith({ talents, posts: [postNamed('wool')] })
    const [ana, bia] = await agency.talents()
    const changed = [talentNamed('bia', { name: 'Bia Reis', boards: ['image'] }), talents[0]]
    const report = await agency.importWith({
      talents: changed,
      posts: [postNamed('wool', { title: 'Wool!' })],
    })
    expect(report).toMatchObject({
      counts: { talents: { updated: 2, unchanged: 0 }, posts: { updated: 1 } },
    })
    expect(await agency.talents()).toEqual([{ ...bia, name: 'Bia Reis' }, ana])
  })

  it('keeps the numbers of photos and films that are still in their album', async () => {
    await using agency = await freshAgency(dialect)
    const files = { 'a.png': await picture('red'), 'b.png': await picture('blue') }
    const [a, b] = [{ file: 'a.png' }, { file: 'b.png', caption: 'Lume' }]
    const videos = [{ provider: 'youtube', id: 'abcdefghijk' }]
    const before = talentNamed('ana', { book: [a, b, a], polaroids: [a], videos })
    await agency.importWith({ talents: [before] }, files)
    const items = async () => {
      const rows = rowsOf(agency.database).selectFrom('album_items').selectAll()
      const found = await rows.orderBy('album').orderBy('position').execute()
      return found.map(({ id, album, position, caption }) => ({ id, album, position, caption }))
    }
    const [first, second, third, ...others] = await items()
    const book = [b, { ...a, caption: 'Noz' }]
    await agency.importWith({ talents: [{ ...before, book, measures: { height: 178 } }] }, files)
    expect(await items()).toEqual([
      { ...second, position: 0 },
      { ...first, position: 1, caption: 'Noz' },
      ...others,
    ])
    await agency.importWith({ talents: [before] }, files)
    const again = (await items()).map(({ id }) => id)
    expect(again.slice(0, 2)).toEqual([first?.id, second?.id])
    expect(again).not.toContain(third?.id)
  })

  it('gives a returning talent or post its former number, and no other one', async () => {
    await using agency = await freshAgency(dialect)
    const talents = [talentNamed('ana'), talentNamed('bia')]
    const posts = [postNamed('wool'), postNamed('felt'), postNamed('felt', { language: 'es' })]
    await agency.importWith({ talents, posts })
    const before = await agency.ids()
    for (let round = 0; round < 2; round++) {
      await agency.importWith({ talents: [], posts: [] })
      expect(await agency.ids()).toEqual(new Map())
      expect(JSON.stringify(await agency.formerIds())).not.toMatch(/ana|wool/)
      await agency.importWith({ talents: [talentNamed('new')], posts: [postNamed('new')] })
      expect([...(await agency.ids()).values()]).toEqual([talents.length + 1, posts.length + 1])
      await agency.importWith({ talents: talents.toReversed(), posts })
      expect(await agency.ids()).toEqual(before)
    }
  })

  it('no longer has what the folder no longer names, nor its files', async () => {
    await using agency = await freshAgency(dialect)
    const files = { 'a.png': await picture('red'), 'b.png': await picture('blue') }
    const ana = talentNamed('ana', { cover: 'a.png', book: [{ file: 'b.png' }] })
    const bia = talentNamed('bia', { cover: 'b.png' })
    await agency.importWith({ talents: [ana, bia], posts: [postNamed('wool')] }, files)
    expect(await agency.store.list()).toHaveLength(2)
    expect(await agency.importWith({ talents: [bia] })).toMatchObject({
      counts: { talents: { removed: 1, unchanged: 0, updated: 1 }, posts: { removed: 1 } },
    })
    const [left] = await agency.covers()
    expect(await agency.store.list()).toEqual([left])
  })

  it('has the galleries, boards and languages of a talent as they are now', async () => {
    await using agency = await freshAgency(dialect)
    const files = { 'a.png': await picture('red'), 'b.png': await picture('blue') }
    const ana = { boards: ['image', 'mainboard'], languages: [{ language: 'pt' }] }
    await agency.importWith(
      { talents: [talentNamed('ana', { ...ana, book: named('a.png') })] },
      files,
    )
    const book = named('b.png', 'a.png')
    await agency.importWith({ talents: [talentNamed('ana', { ...ana, book, boards: ['image'] })] })
    const { items, boards } = await agency.everything()
    expect(items.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(boards.map(({ board }) => board)).toEqual(['image'])
  })

  it('follows a picture that was replaced under its old name', async () => {
    await using agency = await freshAgency(dialect)
    const talents = [talentNamed('ana', { cover: 'a.png' })]
    await agency.importWith({ talents }, { 'a.png': await picture('red') })
    const [before] = await agency.covers()
    await agency.importWith({ talents }, { 'a.png': await picture('blue') })
    const [after] = await agency.covers()
    expect(after).not.toBe(before)
    expect(await agency.store.list()).toEqual([after])
  })

  it('is completed by the next import when one was interrupted at any file', async () => {
    await using whole = await freshAgency(dialect)
    await whole.importWith({}, {})
    await writeAgency(whole.folder, ...(await smallAgency()))
    await whole.importIt()
    for (const failing of ['put', 'remove'] as const) {
      await using agency = await freshAgency(dialect)
      await agency.importWith({}, {})
      await agency.store.put('00/00000000000000000000000000000000.jpg', Buffer.from('left over'))
      await writeAgency(agency.folder, ...(await smallAgency()))
      await expect(agency.importIt(breakingAt(failing, agency.store))).rejects.toThrow('no power')
      await agency.importIt()
      expect(await agency.everything()).toEqual(await whole.everything())
    }
  })

  it('leaves photos of applications alone', async () => {
    await using agency = await freshAgency(dialect)
    await agency.store.put('applications/7/face.jpg', Buffer.from('private'))
    await agency.importWith({})
    expect(await agency.store.list()).toEqual(['applications/7/face.jpg'])
  })

  it('is there once when two imports run at the same moment', async () => {
    await using agency = await freshAgency(dialect)
    await writeAgency(agency.folder, ...(await smallAgency()))
    const counts = await Promise.all([agency.importIt(), agency.importIt()])
    expect(counts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ counts: everyOne('created') }),
        expect.objectContaining({ counts: everyOne('unchanged') }),
      ]),
    )
  })

  it('takes a thousand talents in the folder’s order', async () => {
    await using agency = await freshAgency(dialect)
    const slugs = Array.from({ length: 1000 }, (_, index) => `t-${(index * 7919) % 1000}`)
    const videos = [{ provider: 'youtube', id: 'abcdefg' }]
    await agency.importWith({
      talents: slugs.map((slug) => talentNamed(slug, { boards: ['image'], videos })),
    })
    expect((await agency.talents()).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('reports its progress', async () => {
    await using agency = await freshAgency(dialect)
    await writeAgency(agency.folder, ...(await smallAgency()))
    const { database, store: media, folder } = agency
    const told: number[][] = []
    const onProgress = (...progress: number[]) => void told.push(progress)
    await importFolder({ folder, database, media, boards: exampleBoards, onProgress })
    expect(told).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 5],
    ])
  })
})

it('a post’s pictures are taken and named by their media paths', async () => {
  await using agency = await freshAgency('sqlite')
  const files = {
    'posts/wool.html': '<p>Wool</p><img src="posts/a.png" alt="A"><img src="posts/lost.png">',
    'posts/a.png': await picture('red'),
  }
  const posts = [postNamed('wool', { content: 'file: posts/wool.html' })]
  const report = await agency.importWith({ posts }, files)
  const [path] = await agency.store.list()
  const [stored] = await rowsOf(agency.database).selectFrom('posts').select('content').execute()
  expect(stored?.content).toBe(`<p>Wool</p><img src="${path}" alt="A"><img >`)
  expect(report.problems).toEqual([
    { file: 'posts/lost.png', place: 'posts.en.wool.content', reason: 'does not exist', line: 1 },
  ])
})

it.each([
  ['before it wrote', [false], ['ana']],
  ['after it wrote', [true, false], ['bia']],
])('an import that lost its lock %s leaves the files of another', async (_, held, slugs) => {
  await using agency = await freshAgency('postgres')
  await agency.importWith({ talents: [talentNamed('ana')] })
  const ofAnother = '00/00000000000000000000000000000000.jpg'
  await agency.store.put(ofAnother, Buffer.from('not in the rows yet'))
  await writeAgency(agency.folder, { talents: [talentNamed('bia')] })
  const { database, store: media, folder } = agency
  const answers = [...held]
  const lock = { isHeld: () => answers.shift() ?? false }
  const importing = importFolder({ folder, database, media, boards: exampleBoards, lock })
  await expect(importing).rejects.toThrow('another import may have begun: run this one again')
  expect((await agency.talents()).map(({ slug }) => slug)).toEqual(slugs)
  expect(await agency.store.list()).toEqual([ofAnother])
})

it('others read the agency of PostgreSQL while an import writes it', async () => {
  await using agency = await freshAgency('postgres')
  await agency.importWith({ talents: [talentNamed('ana')] })
  const waiting = sql`select from pg_locks where not granted`
  const { importing } = await agency.database.kysely.transaction().execute(async (holder) => {
    await sql`lock table talents in share row exclusive mode`.execute(holder)
    const begun = agency.importWith({ talents: [talentNamed('bia')] })
    await expect.poll(async () => (await waiting.execute(holder)).rows.length).toBe(1)
    expect(await isAgencyImported(agency.database)).toBe(true)
    return { importing: begun }
  })
  await importing
  expect((await agency.talents()).map(({ slug }) => slug)).toEqual(['bia'])
})

const named = (...files: string[]) => files.map((file) => ({ file }))

/** One entry of each kind, with five files. */
async function smallAgency() {
  const files = {
    'a.png': await picture('red'),
    'still.gif': await picture('black', { format: 'gif' }),
    'b.webp': await picture('blue', { format: 'webp' }),
    'walk.mp4': clip('walk'),
    'posts/wool.html': '<p>Wool</p><img src="posts/wool.jpg">',
    'posts/wool.jpg': await picture('grey', { format: 'jpeg' }),
  }
  const ana = talentNamed('ana', {
    boards: ['image'],
    languages: [{ language: 'pt' }],
    cover: 'a.png',
    book: [{ file: 'b.webp' }],
    videos: [{ file: 'walk.mp4', poster: 'still.gif' }],
  })
  const agency = {
    talents: [ana],
    posts: [postNamed('wool', { content: 'file: posts/wool.html' })],
    prehome: [{ mobile: 'a.png', desktop: 'walk.mp4' }],
    slides: [{ type: 'home', mobile: 'a.png', desktop: 'b.webp' }],
    staff: [{ name: 'Rui', email: 'rui@agency.example', language: 'pt' }],
    social: { instagram: { url: 'https://instagram.example/agency' } },
    feed: [{ picture: 'a.png', url: 'https://instagram.example/1', alt: 'A coat' }],
  }
  return [agency, files] as const
}

function everyOne(outcome: 'created' | 'unchanged') {
  const count = { created: 0, updated: 0, unchanged: 0, removed: 0, [outcome]: 1 }
  const kinds = ['talents', 'posts', 'prehome', 'slides', 'staff', 'social', 'feed']
  return Object.fromEntries(kinds.map((kind) => [kind, count]))
}

/** A store whose second writing, or first removal, ends the import. */
function breakingAt(call: 'put' | 'remove', store: MediaStore): MediaStore {
  let puts = 0
  return {
    ...store,
    put: (...file) => (call === 'put' && ++puts > 1 ? powerCut() : store.put(...file)),
    remove: (path) => (call === 'remove' ? powerCut() : store.remove(path)),
  }
}

const powerCut = () => Promise.reject(new Error('no power'))
