import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { importAgency, start } from '../processes.ts'

/** Pictures of every shape, in pixels. */
const shapes = {
  portrait: { width: 600, height: 800 },
  narrow: { width: 500, height: 800 },
  square: { width: 600, height: 600 },
  landscape: { width: 900, height: 600 },
  wide: { width: 700, height: 600 },
  panorama: { width: 1_600, height: 400 },
  strip: { width: 200, height: 800 },
}
type Shape = keyof typeof shapes

const caption = 'Revista Lume · Ana Prado, com uma legenda que não cabe numa linha'

/** The captions of every other photo are missing. */
const photosOf = (names: readonly Shape[]) =>
  names.map((name, index) => ({ file: `${name}.webp`, ...(index % 2 === 0 && { caption }) }))

const galleries: Readonly<Record<string, { book: Shape[]; polaroids: Shape[] }>> = {
  'Wilhelmina Kowalczyk-Montgomery': {
    book: ['portrait', 'square', 'panorama', 'strip', 'narrow', 'wide', 'landscape', 'portrait'],
    polaroids: ['portrait', 'narrow', 'strip', 'square', 'landscape', 'portrait'],
  },
  Ö: { book: ['portrait'], polaroids: ['panorama'] },
  Wolfeschlegelsteinhausenbergerdorffwelch: { book: Array(40).fill('landscape'), polaroids: [] },
}

const someone = { gender: 'woman', boards: ['image'], measures: {}, cover: 'portrait.webp' }
const talents = Object.entries(galleries).map(([name, { book, polaroids }], index) => ({
  ...someone,
  slug: `talent-${index + 1}`,
  name,
  book: photosOf(book),
  polaroids: photosOf(polaroids),
}))

/** A site whose talents have photos of every shape, a single one, and forty landscapes. */
export async function openSiteWithShapes(folder: string) {
  const source = join(folder, 'agency')
  await mkdir(source, { recursive: true })
  for (const [name, size] of Object.entries(shapes)) {
    const background = name === 'square' ? '#ffffff' : '#000000'
    await sharp({ create: { ...size, channels: 3, background } }).toFile(
      join(source, `${name}.webp`),
    )
  }
  const agency = { version: 1, talents, posts: [], prehome: [], staff: [], social: {} }
  await writeFile(join(source, 'agency.json'), JSON.stringify(agency))
  const environment = { DATA_DIR: folder }
  await importAgency(source, environment)
  const site = await start('site', environment, () => {}) // until the journeys end it
  const addresses = talents.map(({ slug }, index) => `/en/models/women/image/${index + 1}/${slug}`)
  const [shapesOfAll = '', single = '', forty = ''] = addresses.map((path) => site.url + path)
  return { shapes: shapesOfAll, single, forty, end: site.end }
}
