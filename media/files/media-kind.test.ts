import sharp from 'sharp'
import { expect, it } from 'vitest'

import { HEAD_BYTES, isMediaKind, recogniseMedia } from './media-kind.ts'

const canvas = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
const ftyp = (brand: string, ...compatible: string[]) =>
  latin1(`\0\0\0\x20ftyp${brand}\0\0\0\0${compatible.join('')}`)

it.each([
  ['jpg', () => canvas().jpeg()],
  ['png', () => canvas().png()],
  ['gif', () => canvas().gif()],
  ['webp', () => canvas().webp()],
  ['avif', () => canvas().avif()],
] as const)('a picture is known as %s by its first bytes', async (kind, draw) => {
  const bytes = await draw().toBuffer()
  expect(recogniseMedia(bytes.subarray(0, HEAD_BYTES))).toBe(kind)
})

it.each([
  ['mp4', ftyp('isom', 'iso2', 'avc1')],
  ['mp4', ftyp('mp42')],
  ['mp4', ftyp('M4V ')],
  ['mov', ftyp('qt  ')],
  ['mov', latin1('\0\0\0\x08wide\0\0\0\0mdat')],
  ['avif', ftyp('mif1', 'avif', 'miaf')],
  ['webm', latin1('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')],
  ['ogg', latin1('OggS\0\x02')],
] as const)('a clip or AVIF of another make is known as %s', (kind, head) =>
  expect(recogniseMedia(head)).toBe(kind),
)

it.each([
  ['SVG', latin1('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['SVG with a declaration', latin1('<?xml version="1.0"?><svg/>')],
  ['HTML', latin1('<!doctype html><script>')],
  ['PDF', latin1('%PDF-1.7')],
  ['HEIC', ftyp('heic', 'mif1')],
  ['HEIC of the general brand', ftyp('mif1', 'heic')],
  ['TIFF', latin1('II*\0')],
  ['WAV', latin1('RIFF\0\0\0\0WAVE')],
  ['Matroska', latin1('\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska')],
  ['a JPEG further on', latin1(' \xff\xd8\xff')],
  ['nothing', latin1('')],
])('%s is not served', (_, head) => expect(recogniseMedia(head)).toBeNull())

it.each(['constructor', 'svg', '', 'JPG'])('%j is no extension of ours', (extension) =>
  expect(isMediaKind(extension)).toBe(false),
)

function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}
