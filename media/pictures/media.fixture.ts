import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { onTestFinished, vi } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { FetchMedia, MediaReply } from '#upstream/media.ts'

import { createEncoder } from './encoder.ts'
import type { PictureProblem } from './picture-result.ts'
import { type PictureLimits, pictureLimits } from './picture-limits.ts'
import { createPictures } from './pictures.ts'

/** The agency's media, as files or as replies; every other path is missing. */
export type MediaFiles = Record<string, Uint8Array | (() => MediaReply | Promise<MediaReply>)>

/** A `fetchMedia` over the given files, and the paths that were requested. */
export function mediaWith(files: MediaFiles): { fetchMedia: FetchMedia; asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async fetchMedia(path) {
      asked.push(path)
      const file = files[path]
      if (file === undefined) return { status: 'missing' }
      return typeof file === 'function' ? file() : answerWith(file)
    },
  }
}

/** A reply with a file, or with a stream in its place. */
export function answerWith(
  body: Uint8Array | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): MediaReply {
  const stream = body instanceof Uint8Array ? streamOf(body) : body
  const length = body instanceof Uint8Array ? { 'content-length': String(body.length) } : {}
  const response = { status: 200, headers: new Headers({ ...length, ...headers }), body: stream }
  return { status: 'found', response }
}

export function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

export const serviceDown: MediaReply = { status: 'failed', reason: { kind: 'unreachable' } }

/** Waits for background work, patiently: the machine may be busy. */
export function eventually<T>(look: () => T | Promise<T>) {
  return vi.waitUntil(look, { timeout: 30_000 })
}

/** A picture with a shape in it, so that its formats differ in size. */
export function photo({ width = 1200, height = 1600, colour = '#a05a2c' } = {}): Sharp {
  const ring = `<svg width="${width}" height="${height}"><circle cx="50%" cy="40%" r="20%" fill="#fff"/></svg>`
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: Buffer.from(ring) },
  ])
}

/** Opens pictures over the given files, in a new folder or a given one; closes them when the test ends. */
export async function picturesOver(
  files: MediaFiles,
  options: { folder?: string; limits?: Partial<PictureLimits> } = {},
) {
  const folder = options.folder ?? (await freshFolder())
  const problems: PictureProblem[] = []
  let newsCount = 0
  const media = mediaWith(files)
  const limits = { ...pictureLimits, ...options.limits }
  const encoder = createEncoder(limits, () => {})
  const opened = await createPictures({
    fetchMedia: media.fetchMedia,
    encoder,
    folder,
    limits,
    onInvalidate: () => {
      newsCount += 1
    },
    report: (problem) => problems.push(problem),
  })
  const close = async () => {
    encoder.close()
    await opened.close()
  }
  const pictures = { ...opened, close }
  onTestFinished(close)
  return { pictures, folder, problems, asked: media.asked, newsCount: () => newsCount }
}

/** The copies and sources in a folder of pictures. */
export async function filesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = all.filter((entry) => entry.isFile() && !entry.parentPath.includes('known'))
  return files.map(({ parentPath, name }) => join(parentPath, name))
}

/** Removes files, as the size limit would. */
export async function removeFiles(folder: string, ending: string): Promise<void> {
  for (const file of await filesIn(folder)) if (file.endsWith(ending)) await rm(file)
}
