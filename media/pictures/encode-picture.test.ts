import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { toColourClass } from './colour-class.ts'
import { doJob } from './encode-picture.ts'
import { type Format, formats } from './picture-result.ts'
import { photo } from './media.fixture.ts'

describe('looking at a source', () => {
  it('returns its size and its average colour', async () => {
    const colour = toColourClass(250, 10, 100)
    const expected = { status: 'inspected', width: 60, height: 80, colour }
    expect(await inspect(await plain().png().toBuffer())).toEqual(expected)
  })

  it('measures it as the camera meant it', async () => {
    const lying = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspect(lying)).toMatchObject({ width: 80, height: 60 })
  })

  it('sees white where it is transparent', async () => {
    const white = toColourClass(255, 255, 255)
    expect(await inspect(await transparent())).toMatchObject({ colour: white })
  })

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a cut %s', async (format) => {
    const whole = await photo().toFormat(format).toBuffer()
    const cut = whole.subarray(0, whole.length / 2)
    expect(await inspect(cut)).toMatchObject({ status: 'invalid' })
  })

  it.each([
    [30_000, 30_000],
    [65_535, 65_535],
    [60, 81],
  ])('refuses %i by %i pixels before it decodes them', async (width, height) => {
    const reason = 'Input image exceeds pixel limit'
    const claim = await pngThatClaims(width, height)
    expect(await inspect(claim, 60 * 80)).toEqual({ status: 'invalid', reason })
  })
})

describe('making a copy', () => {
  it.each(formats)('makes %s of the width asked for', async (format) => {
    const { metadata } = await encode(await photo().jpeg().toBuffer(), { width: 240, format })
    expect(metadata).toMatchObject({ mediaType: `image/${format}`, width: 240, height: 320 })
  })

  it('never enlarges', async () => {
    const { metadata } = await encode(await plain().png().toBuffer())
    expect(metadata).toMatchObject({ width: 60, height: 80 })
  })

  it('turns it as the camera meant it, and drops place, camera and comments', async () => {
    const exif = { IFD0: { Make: 'canary' }, IFD3: { GPSLatitude: '1/1' } }
    const source = plain().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg()
    const { metadata, bytes } = await encode(await source.toBuffer())
    expect(metadata).toMatchObject({ width: 80, height: 60 })
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('orientation')
    expect(bytes.includes('canary')).toBe(false)
  })

  it('gives a JPEG white where the source is transparent', async () => {
    const { bytes } = await encode(await transparent(), { format: 'jpeg' })
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(new Set(data)).toEqual(new Set([255]))
  })

  it('takes the first frame of a moving picture', async () => {
    const frames = [await plain().png().toBuffer(), await plain('#fff').png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { metadata, bytes } = await encode(moving)
    expect(metadata).toMatchObject({ width: 60, height: 80 })
    expect(await inspect(bytes)).toMatchObject({ colour: toColourClass(250, 10, 100) })
  })

  it('cut for print from below keeps its upper third, however the file lies', async () => {
    for (const [angle, orientation] of [
      [0, 1],
      [270, 6],
    ] as const) {
      const bands = ['red', 'green', 'blue'].map((background, index) => ({
        input: { create: { width: 60, height: 80, channels: 3 as const, background } },
        left: 0,
        top: 80 * index,
      }))
      const blank = { width: 60, height: 240, channels: 3, background: '#000' } as const
      const upright = await sharp({ create: blank }).composite(bands).png().toBuffer()
      const lying = sharp(upright).rotate(angle).withMetadata({ orientation })
      const shown = await printed(await lying.png().toBuffer(), { width: 30, height: 40 })
      expect([shown.width, shown.height]).toEqual([30, 40])
      expect(shown.colours).toEqual(['red'])
    }
  })

  it('cut for print from the sides keeps skin', async () => {
    const blank = { width: 400, height: 100, channels: 3, background: '#789' } as const
    const face = { create: { width: 30, height: 40, channels: 3, background: '#d9a58b' } } as const
    const source = sharp({ create: blank }).composite([{ input: face, left: 340, top: 10 }])
    const shown = await printed(await source.png().toBuffer(), { width: 50, height: 50 })
    expect(shown.colours).toContain('red')
  })

  it('converts what was meant for print', async () => {
    const { metadata } = await encode(await plain().toColourspace('cmyk').jpeg().toBuffer())
    expect(metadata).toMatchObject({ space: 'srgb', channels: 3 })
  })
})

async function inspect(source: Uint8Array, maxPixels = 50_000_000) {
  return doJob({ kind: 'inspect', file: await fileOf(source), maxPixels })
}

/** A picture filling a box for print: its size, and which of the three colours is the strongest in any pixel. */
async function printed(source: Uint8Array, box: { width: number; height: number }) {
  const job = { kind: 'print', fit: 'filled', maxPixels: 50_000_000, ...box } as const
  const answer = await doJob({ ...job, file: await fileOf(source) })
  const picture = sharp(answer.status === 'encoded' ? Buffer.from(answer.bytes) : undefined)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const names = ['red', 'green', 'blue']
  const pixels = Array.from({ length: data.length / 3 }, (_, index) => [
    ...data.subarray(3 * index, 3 * index + 3),
  ])
  const colours = new Set(pixels.map((parts) => names[parts.indexOf(Math.max(...parts))]))
  return { width: info.width, height: info.height, colours: [...colours] }
}

type Wanted = { width?: number; format?: Format }

async function encode(source: Uint8Array, { width = 640, format = 'webp' }: Wanted = {}) {
  const job = { kind: 'encode', width, format, maxPixels: 50_000_000 } as const
  const answer = await doJob({ ...job, file: await fileOf(source) })
  const bytes = Buffer.from(answer.status === 'encoded' ? answer.bytes : [])
  return { bytes, metadata: await sharp(bytes).metadata() }
}

async function fileOf(source: Uint8Array) {
  const file = join(await freshFolder(), 'source')
  await writeFile(file, source)
  return file
}

function plain(background = '#fa0a64') {
  return sharp({ create: { width: 60, height: 80, channels: 3, background } })
}

function transparent() {
  return sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
}

/** A PNG whose header, checksum and all, promises more than the file holds. */
async function pngThatClaims(width: number, height: number) {
  const png = await plain().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
