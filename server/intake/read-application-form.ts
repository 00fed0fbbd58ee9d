import { open } from 'node:fs/promises'

import { createTurns } from '#storage/turns.ts'
import { kindOfPhoto } from '#provider/applications/photos.ts'
import type { FourSlots, PhotoResult, ReadForm } from '#site/intake.ts'

import type { IntakeLimits } from './intake-limits.ts'
import type { PhotoMaker } from './photo-maker.ts'
import { readBody, type SentFile } from './read-body.ts'
import type { UploadFolder } from './upload-folder.ts'

type ReaderOptions = {
  uploads: UploadFolder
  photos: PhotoMaker
  limits: IntakeLimits
  /** Told of what is our own fault, such as a full disk. */
  report: (error: unknown) => void
}

const slots = ['image_1', 'image_2', 'image_3', 'image_4']

/** Reads applications' bodies, a few at a time; the others wait in line. */
export function createApplicationReader({ uploads, photos, limits, report }: ReaderOptions) {
  const turns = createTurns({ atOnce: limits.uploadsAtOnce, waiting: limits.uploadsWaiting })

  async function take({ name, content }: SentFile): Promise<PhotoResult | 'busy' | null> {
    return uploads.keep(content, async (path) => {
      if (content.bytesRead === 0) return name === '' ? null : refused('empty')
      if (content.truncated) return refused('too-large')
      if (kindOfPhoto(await firstBytes(path)) === null) return refused('not-a-picture')
      return (await photos.make(path)) ?? 'busy'
    })
  }

  async function read(request: Request): Promise<ReadForm> {
    const results = new Map<string, PhotoResult | 'busy' | null>()
    const fields = await readBody(request, limits, async (file) => {
      if (slots.includes(file.field)) results.set(file.field, await take(file))
      else file.content.resume()
    })
    if (typeof fields === 'string') return { refusal: fields }
    const found = slots.map((slot) => results.get(slot) ?? null)
    const ours = found.filter((result) => result !== 'busy')
    if (ours.length < found.length) return { refusal: 'busy' }
    return { fields, photos: inFourSlots(ours) }
  }

  return async (request: Request): Promise<ReadForm> => {
    const patience = AbortSignal.timeout(limits.uploadWaitMs)
    const waiting = turns.take(AbortSignal.any([request.signal, patience]))
    using turn = await waiting.catch(() => null) // the visitor's patience is over, or ours
    if (turn === null) return { refusal: 'busy' }
    try {
      return await read(request)
    } catch (error) {
      report(error)
      return { refusal: 'unkept' }
    }
  }
}

async function firstBytes(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64) })
  return buffer.subarray(0, bytesRead)
}

function inFourSlots([face, profile, half, full]: (PhotoResult | null)[]): FourSlots {
  return [face ?? null, profile ?? null, half ?? null, full ?? null]
}

function refused(reason: 'empty' | 'too-large' | 'not-a-picture'): PhotoResult {
  return { status: 'refused', reason }
}
