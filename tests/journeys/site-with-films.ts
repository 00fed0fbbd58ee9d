import { cp, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { importAgency, start } from '../processes.ts'

/** A proportion of 2 to 1, as the stand-in for Vimeo's oEmbed has it for every video. */
export const vimeoShape = { width: 1_280, height: 640 }

/** The beginning of an MP4, a QuickTime file: the import takes them for clips, no browser can play them. */
const beginnings = {
  'broken.mp4': '\0\0\0\x20ftypisom\0\0\0\0iso2avc1broken\0\0',
  'other.mp4': '\0\0\0\x20ftypisom\0\0\0\0iso2avc1other\0\0\0',
  'film.mov': '\0\0\0\x14ftypqt  \0\0\0\0qt  ',
}

const portrait = 'aurelia-montes/book-1.webp'
const someone = { gender: 'woman', boards: ['image'], measures: {} }
const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' }
const vimeo = { provider: 'vimeo', id: '76979871/8ab' }

/** What no agency would write, and any visitor's browser must survive. */
const oddNames = 'Ánna-Мария李明نورა'.repeat(14).slice(0, 200)

const talents = [
  { ...someone, slug: 'films', name: 'Films', cover: portrait, digitalVideos: filmsOf() },
  { ...someone, slug: 'elsewhere', name: 'Elsewhere', cover: portrait, videos: [youtube, vimeo] },
  { ...someone, slug: 'unseen', name: 'Unseen', cover: 'broken.mp4' },
  { ...someone, slug: 'bare', name: 'Bare', gender: null, boards: [] },
  {
    ...someone,
    slug: 'odd',
    name: oddNames,
    cover: portrait,
    measures: { height: 9_999, bust: 1, waist: 100_000, jeans: 'x'.repeat(300), shoes: '39x9' },
    hair: 'Ultraviolet'.repeat(20),
    nationality: '?'.repeat(200),
    book: [{ file: portrait, caption: 'caption '.repeat(60) }],
  },
  { ...someone, slug: 'many', name: 'Many', cover: portrait, book: manyFrames(200) },
]

function filmsOf() {
  return [
    { file: 'broken.mp4', ...youtube, caption: 'A broken file', poster: portrait },
    { file: 'film.mov', ...vimeo },
    { file: 'other.mp4' },
    vimeo,
  ]
}

function manyFrames(count: number) {
  const files = [portrait, 'aurelia-montes/book-3.webp']
  return Array.from({ length: count }, (_, index) => ({ file: files[index % 3 === 2 ? 1 : 0] }))
}

/**
 * A site of six talents: one of films that do not play, one with such a film as the only cover, one with films at providers
 * alone, one without anything, one beyond measure, one of 200 frames.
 */
export async function openSiteWithFilms(folder: string) {
  const source = join(folder, 'agency')
  await mkdir(source, { recursive: true })
  await cp('demo/vereda/aurelia-montes', join(source, 'aurelia-montes'), { recursive: true })
  for (const [name, bytes] of Object.entries(beginnings)) {
    await writeFile(join(source, name), Buffer.from(bytes, 'latin1'))
  }
  const agency = { version: 1, talents, posts: [], prehome: [], staff: [], social: {} }
  await writeFile(join(source, 'agency.json'), JSON.stringify(agency))
  await importAgency(source, { DATA_DIR: folder }, 1) // what is beyond measure is left out
  const standIn = await vimeoStandIn()
  const environment = { DATA_DIR: folder, VIMEO_OEMBED_URL: standIn.url }
  const site = await start('site', environment, () => {}) // until the journeys end it
  return {
    addressOf: (slug: string) => addressOf(site.url, slug),
    end: async () => {
      await site.end()
      standIn.close()
    },
  }
}

async function addressOf(url: string, slug: string): Promise<string> {
  const list = await (await fetch(`${url}/en/models`)).text()
  const [, path] = new RegExp(`href="([^"]+/${slug})"`).exec(list) ?? []
  if (path === undefined) throw new Error(`no ${slug}`)
  return url + path
}

async function vimeoStandIn() {
  const server = createServer((_, response) => response.end(JSON.stringify(vimeoShape)))
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : null
  return { url: `http://127.0.0.1:${port}/oembed.json`, close: () => server.close() }
}
