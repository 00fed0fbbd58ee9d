import { Readable } from 'node:stream'

import { ZipFile } from 'yazl'

import { toFileName } from '#agency/file-name.ts'
import type { ZipOrder } from '#contract/panel/downloads.ts'
import type { Source } from '#storage/slots.ts'

import { albumNames } from '../talents/albums.ts'

/** A file of an archive: its name there, its size, and its content, opened when it is its turn. */
export type Entry = {
  name: string
  bytes: number
  open: (signal: AbortSignal) => Promise<Readable>
}

/** With album, number and ending, a name stays below 255 bytes. */
const MAX_NAME_LENGTH = 50

type Named = { album: number; number: number; extension: string }

/**
 * The name of a talent's photo, safe on every system, with the album and the photo's number there, from 01. The number makes
 * names unique and never equal to a reserved name.
 */
export function entryName(talent: string, { album, number, extension }: Named): string {
  const name = toFileName(talent, MAX_NAME_LENGTH) || 'talent'
  const place = String(number).padStart(2, '0')
  return `${name}-${albumNames.get(album) ?? album}-${place}${extension}`
}

/** The extension of a media path, with its dot; empty if it has none. */
export function extensionOf(path: string): string {
  return /\.[a-z\d]{1,5}$/.exec(path)?.[0] ?? ''
}

const creditsNames = { pt: 'creditos.txt', en: 'credits.txt', es: 'creditos.txt' } as const

/** The credits, a text: talent, agency, and each file with its caption. Null if the order names no agency. */
export function creditsOf(order: ZipOrder, names: readonly string[]): Entry | null {
  const { talent, gallery, agency, language } = order
  if (agency === undefined) return null
  const contact = [agency.name, agency.email, agency.phone].filter((text) => text !== '')
  const photos = names.map((name, index) => {
    const caption = inOneLine(gallery[index]?.caption ?? '')
    return caption === '' ? name : `${name}  ${caption}`
  })
  const lines = [inOneLine(talent.name), contact.join('  '), '', ...photos, '']
  const text = Buffer.from(`\uFEFF${lines.join('\r\n')}`) // the mark tells old editors that it is UTF-8
  return {
    name: creditsNames[language],
    bytes: text.length,
    open: async () => Readable.from([text]),
  }
}

function inOneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim()
}

/** An archive of uncompressed files, read one after the other while it is sent. Its size is known in advance. */
export async function archiveOf(entries: readonly Entry[]): Promise<Source & { bytes: number }> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const ended = new AbortController()
  const fail = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  output.on('error', () => undefined) // the iterator throws the same error
  for (const { name, bytes, open } of entries) {
    zip.addReadStreamLazy(name, { compress: false, size: bytes }, (give) => {
      open(ended.signal).then((file) => give(null, file.on('error', fail)), fail)
    })
  }
  const bytes = await new Promise<number>((resolve) =>
    zip.end({ forceZip64Format: false, comment: '' }, resolve),
  )
  const chunks = output.iterator()
  return {
    bytes,
    async next() {
      const { value, done } = await chunks.next()
      return done === true ? null : value
    },
    async close() {
      ended.abort()
      output.destroy()
    },
  }
}
