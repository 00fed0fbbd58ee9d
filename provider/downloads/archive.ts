import { Readable } from 'node:stream'

import { ZipFile } from 'yazl'

import type { MediaStore } from '#storage/media-store.ts'

import type { Source } from './sending.ts'

/** A file of an archive: its name there, its path in the media store, its size. */
export type Entry = { name: string; path: string; bytes: number }

const MAX_NAME_LENGTH = 60

/**
 * The name of a talent's file, safe on every system: letters and digits of any script and hyphens. The number, from 01, makes
 * names unique and never equal to a reserved name.
 */
export function entryName(talent: string, index: number, path: string): string {
  const words = talent.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['talent']
  const name = Array.from(words.join('-')).slice(0, MAX_NAME_LENGTH).join('')
  const extension = /\.[a-z\d]{1,5}$/.exec(path)?.[0] ?? ''
  return `${name}-${String(index + 1).padStart(2, '0')}${extension}`
}

/** An archive of uncompressed files, read one after the other while it is sent. Its size is known in advance. */
export async function archiveOf(
  entries: readonly Entry[],
  media: MediaStore,
): Promise<Source & { bytes: number }> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const ended = new AbortController()
  zip.on('error', (error: Error) => output.destroy(error))
  output.on('error', () => undefined) // the iterator throws the same error
  for (const { name, path, bytes } of entries) {
    zip.addReadStreamLazy(name, { compress: false, size: bytes }, (give) => {
      openFile(media, path, ended.signal).then(
        (file) => give(null, file),
        (error: unknown) =>
          output.destroy(error instanceof Error ? error : new Error(String(error))),
      )
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

async function openFile(media: MediaStore, path: string, signal: AbortSignal): Promise<Readable> {
  const found = await media.get(path)
  if (found === null || found.part === null)
    throw new Error('a file disappeared before it was read')
  return Readable.from(found.body, { signal })
}
