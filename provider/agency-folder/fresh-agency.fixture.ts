import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { migrateProvider } from '../migrations.ts'
import { rowsOf } from '../service/tables.ts'
import { importFolder } from './import-folder.ts'

/** Writes an agency folder for a test: `agency.json`, with the given fields over an empty agency, and files by name. */
export async function writeAgency(folder: string, agency: object | string, files: Files = {}) {
  const json = typeof agency === 'string' ? agency : JSON.stringify({ ...emptyAgency, ...agency })
  for (const [name, content] of Object.entries({ ...files, 'agency.json': json })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

type Files = Readonly<Record<string, string | Uint8Array>>

export const emptyAgency = {
  version: 1,
  talents: [],
  posts: [],
  prehome: [],
  staff: [],
  social: {},
}

/** A talent's entry with only the required fields. */
export function talentNamed(slug: string, more: object = {}) {
  return { slug, name: slug.toUpperCase(), gender: 'woman', boards: [], measures: {}, ...more }
}

/** A picture of a single colour; each colour is a different file. */
export function picture(
  background: string,
  { width = 30, height = 40, format = 'png' }: PictureForm = {},
): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

type PictureForm = {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
}

/** A picture of noise, which fills its file evenly. */
export function noise({ format = 'png' }: Pick<PictureForm, 'format'> = {}): Promise<Uint8Array> {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 60, height: 80, channels: 3, background: 'grey', noise: grain } })
    .toFormat(format)
    .toBuffer()
}

/** The boxes of an MP4 file, the only part that the import reads; each text is a different file. */
export function clip(text: string): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + text.length)
  const type = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0iso2avc1', 'latin1')
  return Buffer.concat([type, length, Buffer.from(`mdat${text}`, 'latin1')])
}

/** A film's boxes, with a sound track before the video track, and QuickTime's second handler in each. */
export function film(brand: string, codec: string): Uint8Array {
  const track = (kind: string, sample: string) =>
    box(
      'trak',
      box(
        'mdia',
        box('hdlr', `\0\0\0\0mhlr${kind}`),
        box(
          'minf',
          box('hdlr', '\0\0\0\0dhlralis'),
          box('stbl', box('stsd', '\0\0\0\0\0\0\0\x01', box(sample))),
        ),
      ),
    )
  const moov = box('moov', box('mvhd', '\0'), track('soun', 'mp4a'), track('vide', codec))
  const whole = box('ftyp', `${brand}\0\0\0\0`) + box('mdat', 'film') + moov
  return Buffer.from(whole, 'latin1')
}

function box(type: string, ...content: readonly string[]): string {
  const body = type + content.join('')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return length.toString('latin1') + body
}

/** Boards as in an identity file. */
export const exampleBoards = {
  image: { woman: [2041, 2031], man: [2041, 2031] },
  mainboard: { woman: [2042, 1947], man: [2042, 1947] },
  new_faces: { woman: [3001], man: [3002] },
  curvy: { woman: [3003], man: [] },
}

/** A post in English. */
export function postNamed(slug: string, more: object = {}) {
  const words = { title: 'Wool', description: '', content: '<p>Wool</p>' }
  return { slug, batch: slug, language: 'en', date: '2026-05-01', ...words, ...more }
}

/** An empty folder, database and store for a test, with queries for them. Removed by `await using`. */
export async function freshAgency(dialect: 'sqlite' | 'postgres') {
  const { database, [Symbol.asyncDispose]: dispose } = await freshDatabase(dialect)
  await migrateProvider(database)
  const folder = await freshFolder()
  const store = await diskMediaStore(await freshFolder())
  const rows = rowsOf(database)
  const importIt = (media = store) =>
    importFolder({ folder, database, media, boards: exampleBoards })
  return {
    database,
    folder,
    store,
    target: { database, media: store },
    importIt,
    importWith: async (...agency: [object, Record<string, string | Uint8Array>?]) => {
      await writeAgency(folder, ...agency)
      return importIt()
    },
    talents: () =>
      rows.selectFrom('talents').select(['id', 'slug', 'name']).orderBy('position').execute(),
    /** The ids of all talents and posts. */
    ids: async () => {
      const talents = await rows.selectFrom('talents').select(['id', 'slug']).execute()
      const posts = await rows.selectFrom('posts').select(['id', 'language', 'slug']).execute()
      const keyed = posts.map(({ id, language, slug }) => [`post ${language} ${slug}`, id] as const)
      return new Map([...talents.map(({ id, slug }) => [slug, id] as const), ...keyed])
    },
    formerIds: () => rows.selectFrom('former_ids').selectAll().execute(),
    covers: async () =>
      (await rows.selectFrom('talents').select('cover').execute()).map(({ cover }) => cover),
    everything: async () => ({
      files: (await store.list()).toSorted(),
      talents: await rows.selectFrom('talents').selectAll().execute(),
      boards: await rows.selectFrom('talent_boards').selectAll().execute(),
      items: await rows.selectFrom('album_items').selectAll().execute(),
      languages: await rows.selectFrom('talent_languages').selectAll().execute(),
      posts: await rows.selectFrom('posts').selectAll().execute(),
      prehome: await rows.selectFrom('prehome_slides').selectAll().execute(),
      slides: await rows.selectFrom('slides').selectAll().execute(),
      social: await rows.selectFrom('social_medias').selectAll().execute(),
      feed: await rows.selectFrom('feed').selectAll().execute(),
      staff: await rows.selectFrom('staff').selectAll().execute(),
      imported: await rows.selectFrom('imported').selectAll().execute(),
    }),
    [Symbol.asyncDispose]: dispose,
  }
}
