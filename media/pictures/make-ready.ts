import { setTimeout as sleep } from 'node:timers/promises'

import { pictureWidths, type PictureWidth } from '#agency/picture-widths.ts'

import type { CopyMaker } from './copy-maker.ts'
import type { Format } from './picture-result.ts'
import type { PathRegister } from './path-register.ts'
import type { PictureRequest } from './media-address.ts'
import type { PictureFacts } from './picture-facts.ts'
import type { PictureLimits } from './picture-limits.ts'
import type { Sources } from './sources.ts'

/** The widths that browsers usually request of a card's cover, and the formats to make. */
const usualWidths: readonly PictureWidth[] = [400, 640]
const usualFormats: readonly Format[] = ['webp', 'avif']

type MakeReadyOptions = {
  register: Pick<PathRegister<PictureFacts>, 'add' | 'find'>
  sources: Pick<Sources, 'obtain'>
  maker: Pick<CopyMaker, 'prepare' | 'find'>
  limits: Pick<PictureLimits, 'readyAfterMs' | 'readyPictures' | 'readyInMemory'>
  signal: AbortSignal
}

/**
 * Makes the usual copies of the pictures on cards, one after another, while no visitor waits for an encoding: WebP of all
 * pictures, then AVIF. Then loads the copies of the first cards into memory. Skips existing copies and pictures that fail. Never
 * rejects; `signal` ends it.
 */
export async function makeReady(
  paths: readonly string[],
  options: MakeReadyOptions,
): Promise<void> {
  const { register, maker, limits, signal } = options
  await sleep(limits.readyAfterMs, undefined, { signal, ref: false }).catch(() => {}) // aborted: see below
  if (signal.aborted) return
  const some = paths.slice(0, limits.readyPictures)
  for (const path of some) register.add(path) // all at once: a picture forgotten later must not be registered again
  for (const format of usualFormats) {
    for await (const picture of usualCopies(some, options)) await maker.prepare(picture, format)
  }
  for await (const picture of usualCopies(some.slice(0, limits.readyInMemory), options)) {
    for (const format of usualFormats) await maker.find(picture, format)
  }
}

/** The usual copies that pages name in a `srcset`: never wider than the picture. */
async function* usualCopies(
  paths: readonly string[],
  { register, sources, signal }: MakeReadyOptions,
): AsyncGenerator<PictureRequest> {
  for (const path of paths) {
    if (signal.aborted) return
    const entry = await register.find(path) // null: forgotten meanwhile
    const facts = entry && (entry.facts ?? (await learnt(path, sources)))
    for (const width of facts === null ? [] : usefulWidths(facts)) {
      if (!signal.aborted) yield { path, width }
    }
  }
}

function usefulWidths({ width }: PictureFacts): readonly PictureWidth[] {
  const useful = usualWidths.filter((each) => each <= width)
  return useful.length > 0 ? useful : pictureWidths.slice(0, 1)
}

async function learnt(path: string, sources: Pick<Sources, 'obtain'>) {
  const source = await sources.obtain(path)
  return source.status === 'found' ? source.facts : null
}
