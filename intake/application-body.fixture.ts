import { readdir } from 'node:fs/promises'

import sharp, { type Sharp } from 'sharp'
import { onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { intakeLimits, type IntakeLimits } from './intake-limits.ts'
import { createPhotoMaker } from '#media/photos/photo-maker.ts'
import { createApplicationReader } from './read-application-form.ts'
import { openUploadFolder } from './upload-folder.ts'

export const KEY = 'good'

const isOurForm = (fields: FormData) => fields.get('form_key') === KEY

export async function freshReader(limits: Partial<IntakeLimits> = {}) {
  const own = { ...intakeLimits, ...limits }
  const folder = await freshFolder()
  const uploads = await openUploadFolder(folder, own)
  const photos = createPhotoMaker(own)
  onTestFinished(async () => {
    photos.close()
    await uploads.close()
  })
  const told: unknown[] = []
  const report = (error: unknown) => told.push(error)
  const read = createApplicationReader({ uploads, photos, isOurForm, limits: own, report })
  const left = async () => (await readdir(folder, { recursive: true })).length - 1 // its own folder
  return { read, left, folder, told }
}

export function posted(files: Record<string, File>, fields: Record<string, string> = {}): Request {
  const form = new FormData()
  const all = { form_key: KEY, ...fields, ...files }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  return new Request('http://vereda.example/x', { method: 'POST', body: form })
}

export const file = (
  bytes: Uint8Array<ArrayBuffer> | string,
  name = 'me.jpg',
  type = 'image/jpeg',
) => new File([bytes], name, { type })

export const square = (width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 4, background: '#c81e5a80' } })

export async function bytesOf(picture: Sharp) {
  return new Uint8Array(await picture.toBuffer())
}

export const text = (type: string, body = 'a=b') =>
  new Request('http://vereda.example/x', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })

/** A body without `Content-Length`, in chunks as from a network. */
export function inPieces(type: string, pieces: Iterable<string>): Request {
  const rest = Iterator.from(pieces)
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const { done, value } = rest.next()
      if (done === true) stream.close()
      else stream.enqueue(new TextEncoder().encode(value))
    },
  })
  const init = {
    method: 'POST',
    body,
    headers: { 'content-type': `${type}; boundary=b` },
    duplex: 'half',
  }
  return new Request('http://vereda.example/x', init)
}
