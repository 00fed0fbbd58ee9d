import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { inParallel } from '#storage/in-parallel.ts'

import { inventAgency } from '../agency/agency-folder.ts'
import { photographOf } from '../applications/photograph.ts'

const PICTURES_EACH = 12
const POLAROIDS_EACH = 4
const AT_ONCE = 4

/**
 * Writes an agency whose talents each have twelve pictures of 1,200 × 1,600 and 350 kB, no two alike: JPEGs, and every sixth a
 * WebP.
 */
export async function pictureAgency(talentCount: number, folder: string): Promise<void> {
  const jpeg = Buffer.from(await photographOf({ width: 1_200, height: 1_600, bytes: 350_000 }))
  const webp = await sharp(jpeg).webp({ quality: 88 }).toBuffer()
  const { talents } = await inventAgency(talentCount)
  const pictures = talents.flatMap(({ slug }) => picturesOf(slug))
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await inParallel([...pictures.entries()], AT_ONCE, ([number, { file }]) => {
    const bytes = file.endsWith('.webp') ? anotherWebp(webp, number) : anotherJpeg(jpeg, number)
    return writeFile(join(folder, file), bytes)
  })
  const withPictures = talents.map((talent) => {
    const [cover, ...others] = picturesOf(talent.slug)
    const book = others.slice(0, -POLAROIDS_EACH)
    const polaroids = others.slice(-POLAROIDS_EACH)
    return { ...talent, cover: cover?.file, coverWeb: null, cover2: null, book, polaroids }
  })
  const agency = {
    version: 1,
    talents: withPictures,
    posts: [],
    prehome: [],
    staff: [],
    social: {},
  }
  await writeFile(join(folder, 'agency.json'), JSON.stringify(agency))
}

function picturesOf(slug: string) {
  return Array.from({ length: PICTURES_EACH }, (_, index) => ({
    file: `pictures/${slug}-${index}.${index % 6 === 5 ? 'webp' : 'jpg'}`,
  }))
}

/** The same picture in a different file: inserts a comment after the first marker. */
function anotherJpeg(jpeg: Buffer, number: number): Buffer {
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0, 0, 0, 0])
  comment.writeUInt32BE(number, 4)
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

/** The same picture in a different file: appends a chunk of an unknown type. */
export function anotherWebp(webp: Buffer, number: number): Buffer {
  const chunk = Buffer.from('note\x04\0\0\0\0\0\0\0', 'latin1')
  chunk.writeUInt32BE(number, 8)
  const whole = Buffer.concat([webp, chunk])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
