import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { preparePhoto } from './prepare-photo.ts'

const limits = {
  maxPixels: 10_000,
  maxSide: 1_000,
  maxFrames: 3,
  maxHeldBytes: 1_000_000,
  preparedSide: 500,
}

async function prepare(picture: Sharp, change: Partial<typeof limits> = {}) {
  const file = join(await freshFolder(), 'photo')
  await writeFile(file, await picture.toBuffer())
  return preparePhoto({ file, ...limits, ...change })
}

async function prepared(picture: Sharp): Promise<Sharp> {
  const answer = await prepare(picture)
  if (answer.status === 'refused') throw new Error(answer.reason)
  return sharp(answer.bytes)
}

const plain = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 4, background } })

async function movingGif(colours: readonly string[]): Promise<Sharp> {
  const frames = await Promise.all(colours.map((colour) => plain(colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } }).gif()
}

it('of a moving picture the first frame is kept', async () => {
  const photo = await prepared(await movingGif(['#f00', '#0f0', '#00f']))
  const { format, pages, width, height } = await photo.metadata()
  expect([format, pages, width, height]).toEqual(['jpeg', undefined, 40, 30])
  const { channels } = await photo.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0])
})

it('frames are counted, and the pixels of all of them', async () => {
  const refused = { status: 'refused', reason: 'too-many-frames' }
  const four = await movingGif(['#f00', '#0f0', '#00f', '#fff'])
  expect(await prepare(four)).toEqual(refused)
  const three = await movingGif(['#f00', '#0f0', '#00f'])
  expect(await prepare(three, { maxPixels: 3 * 40 * 30 })).toMatchObject({ status: 'prepared' })
  expect(await prepare(three, { maxPixels: 3 * 40 * 30 - 1 })).toEqual(refused)
})

it('names the limit that it exceeds', async () => {
  const picture = plain('#fff').png()
  const reasonOf = async (change: Partial<typeof limits>) => {
    const answer = await prepare(picture.clone(), change)
    return answer.status === 'refused' ? answer.reason : 'ready'
  }
  expect(await reasonOf({ maxSide: 39 })).toBe('too-long')
  expect(await reasonOf({ maxPixels: 40 * 30 - 1 })).toBe('too-many-pixels')
  expect(await reasonOf({ maxSide: 40, maxPixels: 40 * 30 })).toBe('ready')
})

const deep = () => plain('#fff').toColourspace('rgb16')
const large = 40 * 30

it.each([
  ['an interlaced PNG of 16 bits', () => deep().png({ progressive: true }), large * 4 * 2],
  ['an interlaced PNG of 8 bits', () => plain('#fff').png({ progressive: true }), large * 4],
  ['a progressive JPEG', () => plain('#fff').jpeg({ progressive: true }), large * 1.5 * 2],
  [
    'a progressive JPEG of full colours',
    () => plain('#fff').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    large * 3 * 2,
  ],
  ['a GIF', () => plain('#fff').gif(), large * 5],
])('of %s is counted what its decoder holds', async (_, picture, bytes) => {
  const refused = { status: 'refused', reason: 'too-much-memory' }
  expect(await prepare(picture(), { maxHeldBytes: bytes })).toMatchObject({ status: 'prepared' })
  expect(await prepare(picture(), { maxHeldBytes: bytes - 1 })).toEqual(refused)
})

it('an image that is decoded row by row needs no memory for the whole', async () => {
  expect(await prepare(deep().png(), { maxHeldBytes: 0 })).toMatchObject({ status: 'prepared' })
  expect(await prepare(plain('#fff').jpeg(), { maxHeldBytes: 0 })).toMatchObject({
    status: 'prepared',
  })
})

it('transparent areas become white', async () => {
  const { channels } = await (await prepared(plain('#0000').png())).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})
