import sharp from 'sharp'

/** Stands in every file; nothing of a refused or accepted one may stay. */
export const fileCanary = 'Curupira4711'

const text = (...parts: string[]) => Buffer.from([...parts, fileCanary].join(''), 'latin1')
const box = (brand: string) => text(`\0\0\0\x18ftyp${brand}\0\0\0\0`, brand, 'mif1')
const script = `<script>${fileCanary}</script>`

/** Files that are no JPEG, PNG or GIF, by what they are. */
const others: Readonly<Record<string, Buffer>> = {
  svg: text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--', '--></svg>'),
  'svg with a declaration': text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  'svg with a doctype': text('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>'),
  'svg behind a mark of order': text('\xef\xbb\xbf<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'svg with an entity': text(
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  ),
  'packed svg': text('\x1f\x8b\x08\0\0\0\0\0\0\x03'),
  html: text('<!doctype html>', script),
  'html without doctype': text(script),
  xml: text('<?xml version="1.0"?><a/>'),
  mvg: text('push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "https://evil.example"'),
  msl: text('<image><read filename="/etc/passwd"/></image>'),
  pdf: text('%PDF-1.7\n'),
  postscript: text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n'),
  'binary postscript': text('\xc5\xd0\xd3\xc6'),
  zip: text('PK\x03\x04'),
  docx: text('PK\x03\x04\x14\0\x06\0[Content_Types].xml'),
  gzip: text('\x1f\x8b\x08\0'),
  rar: text('Rar!\x1a\x07\x01\0'),
  '7z': text('7z\xbc\xaf\x27\x1c'),
  xz: text('\xfd7zXZ\0'),
  zstandard: text('\x28\xb5\x2f\xfd'),
  tar: Buffer.concat([Buffer.alloc(257), text('ustar\0')]),
  mp4: box('isom'),
  heic: box('heic'),
  heif: box('mif1'),
  'avif sequence': box('avis'),
  mov: box('qt  '),
  cr3: box('crx '),
  webm: text('\x1a\x45\xdf\xa3\x9f\x42\x86'),
  avi: text('RIFF\x10\0\0\0AVI LIST'),
  wav: text('RIFF\x10\0\0\0WAVEfmt '),
  ogg: text('OggS\0\x02'),
  mp3: text('ID3\x04\0'),
  flac: text('fLaC\0'),
  bmp: text('BM\x3e\0\0\0\0\0\0\0\x3e\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x01\0'),
  ico: text('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0'),
  cur: text('\0\0\x02\0\x01\0\x10\x10\0\0\x01\0\x20\0'),
  'jpeg 2000': text('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 '),
  'a stream of jpeg 2000': text('\xff\x4f\xff\x51\0\x2f'),
  'jpeg xl': text('\xff\x0a\xfa\x1f'),
  'jpeg xl in a box': text('\0\0\0\x0cJXL \r\n\x87\n'),
  'jpeg xr': text('II\xbc\x01\x08\0\0\0'),
  photoshop: text('8BPS\0\x01\0\0\0\0\0\0\0\x03'),
  gimp: text('gimp xcf v011\0'),
  ppm: text('P6\n1 1\n255\n'),
  'plain ppm': text('P3\n1 1\n255\n0 0 0\n# '),
  pgm: text('P5\n1 1\n255\n'),
  pbm: text('P4\n8 1\n'),
  pam: text('P7\nWIDTH 1\nHEIGHT 1\nDEPTH 3\nMAXVAL 255\nENDHDR\n'),
  pfm: text('PF\n1 1\n-1.0\n'),
  radiance: text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n'),
  openexr: text('\x76\x2f\x31\x01\x02\0\0\0'),
  fits: text('SIMPLE  =                    T'),
  dicom: Buffer.concat([Buffer.alloc(128), text('DICM')]),
  nifti: text('\x5c\x01\0\0'),
  matlab: text('MATLAB 5.0 MAT-file'),
  'vips’ own': text('\x08\xf2\xa6\xb6'),
  csv: text('1,2,3\n4,5,6\n'),
  qoi: text('qoif\0\0\0\x01\0\0\0\x01\x03\0'),
  dds: text('DDS \x7c\0\0\0'),
  pcx: text('\x0a\x05\x01\x08\0\0\0\0'),
  sgi: text('\x01\xda\x01\x01\0\x03'),
  xbm: text('#define x_width 1\n#define x_height 1\nstatic char x_bits[] = { 0 };'),
  xpm: text('/* XPM */\nstatic char *x[] = {"1 1 1 1"};'),
  wmf: text('\xd7\xcd\xc6\x9a\0\0'),
  emf: Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.alloc(36), text(' EMF')]),
  elf: text('\x7fELF\x02\x01\x01'),
  exe: text('MZ\x90\0\x03'),
  'java class': text('\xca\xfe\xba\xbe\0\0\0\x34'),
  wasm: text('\0asm\x01\0\0\0'),
  shell: text('#!/bin/sh\nid\n'),
  php: text('<?php system($_GET[0]); ?>'),
  javascript: text('alert(1)//'),
  json: text('{"a":1}'),
  rtf: text('{\\rtf1\\ansi'),
  nothing: text('\0\0\0\0'),
  'GIF in its first letters': text('GIF8'),
  'PNG without its line ends': text('\x89PNG\n\x1a\n'),
  'a JPEG’s first two bytes': text('\xff\xd8'),
}

/** Files that begin as what they claim to be, and go on as something else. */
const begun: Readonly<Record<string, Buffer>> = {
  'GIF and script': text('GIF89a/*\0\0*/=1;alert(1)//'),
  'PNG and page': text('\x89PNG\r\n\x1a\n', script),
  'JPEG and page': text('\xff\xd8\xff\xe0', script),
  'JPEG and archive': text('\xff\xd8\xff\xe1PK\x03\x04'),
}

export type DisguisedFile = { what: string; bytes: Buffer; problem: string }

export async function disguisedFiles(): Promise<DisguisedFile[]> {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#936' } })
  const decodable = await Promise.all(
    (['webp', 'avif', 'tiff'] as const).map(async (format) => {
      const bytes = await picture
        .clone()
        .toFormat(format)
        .withExif({ IFD0: { Make: fileCanary } })
        .toBuffer()
      return [format, bytes] as const
    }),
  )
  const as =
    (problem: string) =>
    ([what, bytes]: readonly [string, Buffer]): DisguisedFile => ({ what, bytes, problem })
  return [
    ...[...Object.entries(others), ...decodable].map(as('photo-type')),
    ...Object.entries(begun).map(as('photo-unreadable')),
  ]
}

/** Names and types that lie; a visitor's are neither believed nor kept. */
export const lyingNames = [
  ['me.jpg', 'image/jpeg'],
  ['me.png', 'image/png'],
  ['me.gif', 'image/gif'],
  ['me.php.jpg', 'image/jpeg'],
  ['me.jpg.exe', 'image/jpeg'],
  ['me\u202egpj.exe', 'image/jpeg'],
  ['me.jpg\u0000.svg', 'image/png'],
  ['../../../../tmp/me.jpg', 'image/jpeg'],
  ['C:\\me.jpg', 'image/pjpeg'],
  [`${'m'.repeat(5_000)}.jpg`, 'image/jpeg; charset=x'],
] as const
