import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import sharp from 'sharp'

import { BENCH_DATA } from '../agency/agency-folder.ts'

const DEMO = resolve(import.meta.dirname, '../../demo/vereda')
const WIDTH = 3_000
const HEIGHT = 4_000

/** The strength of the film grain, as a share of full white. Without grain, a photograph would compress like a drawing. */
const GRAIN = 10

/** The folder of an agency of four talents with 20 frames each: the demo's pictures, with a camera's resolution and grain. */
export async function photoAgency(): Promise<string> {
  const folder = join(BENCH_DATA, `photographs-4-of-20-grain-${GRAIN}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}-${process.pid}`
  await mkdir(partial, { recursive: true })
  const sources = await uprightPictures()
  const grain = await drawGrain()
  const talents = []
  for (let talent = 0; talent < 4; talent += 1) {
    const book = []
    for (let frame = 0; frame < 20; frame += 1) {
      const file = `${talent}-${frame}.jpg`
      await writeFile(
        join(partial, file),
        await photograph(sources[talent * 20 + frame] ?? '', grain),
      )
      book.push({ file })
    }
    const measures = { height: 178, bust: 82, waist: 61, hips: 89 }
    const slug = `talent-${talent}`
    talents.push({ slug, name: `Talent ${talent}`, gender: 'woman', boards: [], measures, book })
  }
  const agency = { version: 1, talents, posts: [], prehome: [], staff: [], social: {} }
  await writeFile(join(partial, 'agency.json'), JSON.stringify(agency))
  await rename(partial, folder)
  return folder
}

async function uprightPictures(): Promise<string[]> {
  const entries = await readdir(DEMO, { recursive: true })
  const pictures = entries.filter((name) => /\/(?:book|snap)-\d+\.webp$/.test(name)).toSorted()
  const upright = []
  for (const name of pictures) {
    const { width, height } = await sharp(join(DEMO, name)).metadata()
    if (width < height) upright.push(join(DEMO, name))
  }
  return upright
}

/** Draws the grain once, since that takes longer than the photographs. */
function drawGrain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const
  const create = {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    background: '#808080',
    noise,
  } as const
  return sharp({ create }).raw().toBuffer()
}

function photograph(source: string, grain: Buffer): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  return sharp(source)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: grain, raw, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}
