import type { Media, VimeoShape } from '#site/request-context.ts'

import type { Films } from './films/films.ts'
import type { Pictures } from './pictures/pictures.ts'

/** How pages turn media paths into something to show. What is not known of a picture yet is null. */
export function createMedia(
  pictures: Pick<Pictures, 'describe'>,
  films: Pick<Films, 'filmAddress'>,
  vimeoShape: VimeoShape,
): Media {
  return {
    picture(path) {
      const facts = pictures.describe(path)
      return { path, ...(facts ?? { width: null, height: null, colour: null, version: null }) }
    },
    film: (path) => films.filmAddress(path),
    vimeoShape,
  }
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
