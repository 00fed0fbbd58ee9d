import { rm, writeFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import {
  bytesOf,
  file,
  freshReader,
  inPieces,
  KEY,
  posted,
  square,
} from './application-body.fixture.ts'

const CANARY = 'Quibungo-4711'

/** A PNG whose header claims any size. */
function claimingPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.set([8, 6, 0, 0, 0], 16)
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
  const data = Buffer.from('0000000a49444154789c6300010000050001', 'hex')
  return new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...header, ...data])
}

describe('an application’s body', () => {
  it('gives its fields, and its photos as JPEGs of ours in their slots', async () => {
    const { read, left } = await freshReader()
    const files = {
      image_1: file(await bytesOf(square().jpeg())),
      image_2: file(await bytesOf(square(3000, 1500).png()), 'me.png', 'image/png'),
      image_4: file(await bytesOf(square().gif()), 'me.gif', 'text/plain'),
    }
    const form = await read(posted(files, { first_field: 'Ana', email: 'a@b.example' }))
    if (form.status !== 'read') throw new Error(form.reason)
    expect([...form.fields]).toEqual([
      ['form_key', KEY],
      ['first_field', 'Ana'],
      ['email', 'a@b.example'],
    ])
    const sizes = form.photos.map(async (slot) => {
      if (slot?.status !== 'prepared') return null
      const { format, width, height } = await sharp(slot.photo.bytes).metadata()
      return `${format} ${width}x${height}`
    })
    expect(await Promise.all(sizes)).toEqual(['jpeg 60x80', 'jpeg 2048x1024', null, 'jpeg 60x80'])
    expect(await left()).toBe(0)
  })

  it('loses all that a camera or a program wrote beside the picture, and stands upright', async () => {
    const { read } = await freshReader()
    const exif = { IFD0: { Copyright: CANARY, Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S' } }
    const told = square().jpeg().withExif(exif).withXmp(`<x:xmpmeta>${CANARY}</x:xmpmeta>`)
    const jpeg = await bytesOf(told.withMetadata({ orientation: 6, exif }))
    const polyglot = new Uint8Array([
      ...jpeg,
      ...Buffer.from(`<script>${CANARY}</script>PK\x03\x04`),
    ])
    expect(Buffer.from(polyglot).includes(CANARY)).toBe(true)
    const form = await read(posted({ image_1: file(polyglot) }))
    if (form.status !== 'read' || form.photos[0]?.status !== 'prepared')
      throw new Error('not ready')
    const { bytes } = form.photos[0].photo
    expect(Buffer.from(bytes).includes(CANARY)).toBe(false)
    const { width, height, exif: left, xmp, icc } = await sharp(bytes).metadata()
    expect([width, height, left, xmp, icc]).toEqual([80, 60, undefined, undefined, undefined])
  })

  it.each([
    ['an empty file', file(''), 'empty'],
    ['SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-picture'],
    ['HTML', file('<html>', 'me.gif', 'image/gif'), 'not-a-picture'],
    ['PDF', file('%PDF-1.7'), 'not-a-picture'],
    ['ZIP', file('PK\x03\x04'), 'not-a-picture'],
    ['a GIF in name and first bytes only', file('GIF89a=1;alert(1)'), 'unreadable'],
    ['a JPEG’s first bytes', file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])), 'unreadable'],
    ['a huge raster', file(claimingPng(30_000, 30_000)), 'too-long'],
    ['a long strip', file(claimingPng(65_535, 1)), 'too-long'],
    ['many pixels', file(claimingPng(11_000, 11_000)), 'too-many-pixels'],
  ])('with %s says so at its slot, and keeps the rest', async (_, bad, reason) => {
    const { read, left } = await freshReader()
    const form = await read(posted({ image_3: bad, image_1: file(await bytesOf(square().png())) }))
    if (form.status !== 'read') throw new Error(form.reason)
    expect(
      form.photos.map((slot) => slot && (slot.status === 'refused' ? slot.reason : 'ready')),
    ).toEqual(['ready', null, reason, null])
    expect(await left()).toBe(0)
  })

  it.each(['jpeg', 'png', 'gif'] as const)('with a cut %s says so', async (format) => {
    const { read } = await freshReader()
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
    const whole = await bytesOf(noise.toFormat(format))
    const form = await read(posted({ image_1: file(whole.slice(0, whole.length / 2)) }))
    expect(form).toMatchObject({
      photos: [{ status: 'refused', reason: 'unreadable' }, null, null, null],
    })
  })

  it.each(['webp', 'avif', 'tiff'] as const)(
    'does not take %s under another name',
    async (format) => {
      const { read } = await freshReader()
      const form = await read(posted({ image_1: file(await bytesOf(square().toFormat(format))) }))
      expect(form).toMatchObject({
        photos: [{ status: 'refused', reason: 'not-a-picture' }, null, null, null],
      })
    },
  )

  it('with five files is none of ours', async () => {
    const { read, left } = await freshReader()
    const names = ['image_1', 'image_2', 'image_3', 'image_4', 'image_5']
    const photo = file(await bytesOf(square().png()))
    const files = Object.fromEntries(names.map((name) => [name, photo]))
    expect(await read(posted(files))).toEqual({ status: 'invalid', reason: 'malformed' })
    expect(await left()).toBe(0)
  })

  it('with a photo above the limit says so at its slot', async () => {
    const { read } = await freshReader({ photoBytes: 1_000 })
    const form = await read(posted({ image_1: file(new Uint8Array(1_001)) }))
    expect(form).toMatchObject({
      photos: [{ status: 'refused', reason: 'too-large' }, null, null, null],
    })
  })

  it('takes a file that was not chosen for none', async () => {
    const { read } = await freshReader()
    const form = await read(posted({ image_1: new File([], '') }))
    expect(form).toMatchObject({ photos: [null, null, null, null] })
  })

  it('may be cut anywhere by the network', async () => {
    const { read } = await freshReader()
    const body =
      '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.example\r\n--b--\r\n'
    for (let at = 1; at < body.length; at += 1) {
      const form = await read(inPieces('multipart/form-data', [body.slice(0, at), body.slice(at)]))
      if (form.status !== 'read') throw new Error(`cut at ${at}: ${form.reason}`)
      expect(form.fields.get('email')).toBe('a@b.example')
    }
  })

  it('is turned away in words while nothing can be written', async () => {
    const { read, folder, told } = await freshReader()
    const photo = file(await bytesOf(square().png()))
    await rm(folder, { recursive: true })
    await writeFile(folder, 'no folder')
    expect(await read(posted({ image_1: photo }))).toEqual({
      status: 'unavailable',
      reason: 'unkept',
    })
    expect(told).toHaveLength(1)
    await rm(folder)
    expect(await read(posted({ image_1: photo }))).toMatchObject({
      photos: [{ status: 'prepared' }, null, null, null],
    })
  })

  it('is turned away where too many wait', async () => {
    const { read } = await freshReader({ uploadsAtOnce: 0, uploadsWaiting: 0 })
    expect(await read(posted({}))).toEqual({ status: 'unavailable', reason: 'busy' })
  })

  it('waits in line, so long and no longer', async () => {
    const { read } = await freshReader({ uploadsAtOnce: 0, uploadWaitMs: 5 })
    expect(await read(posted({}))).toEqual({ status: 'unavailable', reason: 'busy' })
  })
})
