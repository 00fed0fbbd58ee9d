import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { preparePhoto } from './prepare-photo.ts'

const limits = { maxPixels: 10_000, maxSide: 1_000, maxFrames: 3, preparedSide: 500 }

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
  const refused = { status: 'refused', reason: 'too-many-pixels' }
  const four = await movingGif(['#f00', '#0f0', '#00f', '#fff'])
  expect(await prepare(four)).toEqual(refused)
  const three = await movingGif(['#f00', '#0f0', '#00f'])
  expect(await prepare(three, { maxPixels: 3 * 40 * 30 })).toMatchObject({ status: 'ready' })
  expect(await prepare(three, { maxPixels: 3 * 40 * 30 - 1 })).toEqual(refused)
})

it('what was transparent is white', async () => {
  const { channels } = await (await prepared(plain('#0000').png())).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})
