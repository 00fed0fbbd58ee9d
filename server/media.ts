import { inTime } from '#site/in-time.ts'
import type { Media, VimeoShape } from '#site/request-context.ts'

import type { Films } from './films/films.ts'
import type { PictureFacts } from './pictures/picture-facts.ts'
import type { Pictures } from './pictures/pictures.ts'

/** How long a page waits for the size of pictures that nobody has asked for before. */
const MEASURE_MS = 1_000

/** How pages turn media paths into something to show. What is not known of a picture yet is null. */
export function createMedia(
  pictures: Pick<Pictures, 'describe' | 'learn'>,
  films: Pick<Films, 'filmAddress'>,
  vimeoShape: VimeoShape,
): Media {
  return {
    picture: (path) => toFacts(path, pictures.describe(path)),
    async measuredPicture(path) {
      const known = pictures.describe(path) ?? (await inTime(pictures.learn(path), MEASURE_MS))
      return toFacts(path, known)
    },
    film: (path) => films.filmAddress(path),
    vimeoShape,
  }
}

function toFacts(path: string, facts: PictureFacts | null) {
  return { path, ...(facts ?? { width: null, height: null, colour: null, version: null }) }
}

/** Ends pictures and films, one after the other: hundreds may go at once. */
export async function forgetMedia(
  paths: readonly string[],
  pictures: Pick<Pictures, 'forget'>,
  films: Pick<Films, 'forget'>,
): Promise<void> {
  for (const path of new Set(paths)) {
    films.forget(path)
    await pictures.forget(path)
  }
}
