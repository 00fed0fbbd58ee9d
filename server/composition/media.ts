import { join } from 'node:path'

import type { AgencyIdentity } from '#agency/identity.ts'
import { withTimeoutOrNull } from '#site/page/with-timeout-or-null.ts'
import type { Media } from '#site/page/request-context.ts'
import type { FetchMedia } from '#upstream/media.ts'
import { createFilms, type Films } from '#media/films/films.ts'
import { createVimeoShapes } from '#media/films/vimeo-shapes.ts'
import type { Log } from '#delivery/log/log.ts'
import { createLogThrottle } from '#delivery/log/log-throttle.ts'
import type { Encoder } from '#media/pictures/encoder.ts'
import type { PictureFacts } from '#media/pictures/picture-facts.ts'
import { createPictures, type Pictures } from '#media/pictures/pictures.ts'
import { forgetPrints } from '#provider/downloads/print-store.ts'
import { reasonOf } from '#storage/storage-error.ts'
import type { RosterTalent } from '#agency/talent.ts'
import type { Upstream } from '#upstream/upstream.ts'

import type { Settings } from '../environment/env.ts'
import { findIdentityPicture, withIdentityPicture } from './identity-picture.ts'

type MediaOptions = {
  settings: Pick<Settings, 'agencyConfig' | 'dataDir' | 'vimeoOembedUrl'>
  identity: { about: Pick<AgencyIdentity['about'], 'picture'> }
  fetchMedia: FetchMedia
  /** Closed by its owner. */
  encoder: Encoder
  /** Called whenever the facts of a picture change. */
  onInvalidate: () => void
  /** Called when derived files could not be read or written. */
  onDiskFailure: () => void
  log: Log
}

export type ShownMedia = Awaited<ReturnType<typeof openMedia>>

/** How long a page waits for the size of a picture that was never requested before. */
const MEASURE_MS = 1_000

/** Opens pictures and films, and the facts about them for pages: the agency's media and the identity file's picture. */
export async function openMedia(options: MediaOptions) {
  const { settings, identity, fetchMedia, encoder, onInvalidate, onDiskFailure, log } = options
  const throttled = createLogThrottle()
  const report = (problem: { kind: string; reason?: string }) => {
    const write = () => log.warn(problem, 'media problem')
    const isOfDisk = problem.kind === 'disk' || /no room|ENOSPC|EDQUOT/.test(problem.reason ?? '')
    if (!isOfDisk) return write()
    onDiskFailure()
    throttled(problem.reason ?? '', write)
  }
  const { agencyConfig, dataDir, vimeoOembedUrl: address } = settings
  const own = await findIdentityPicture(agencyConfig, 'about.picture', identity.about.picture)
  const pictures = await createPictures({
    fetchMedia: withIdentityPicture(fetchMedia, own),
    encoder,
    folder: join(dataDir, 'pictures'),
    onInvalidate,
    report,
  })
  const films = await createFilms({ fetchMedia, folder: join(dataDir, 'films'), report })
  pictures.describe(own.path) // measured now, so that the first page already has its size
  return {
    pictures,
    films,
    media: {
      picture: (path) => toFacts(path, pictures.describe(path)),
      async measuredPicture(path) {
        const known =
          pictures.describe(path) ?? (await withTimeoutOrNull(MEASURE_MS, pictures.learn(path)))
        return toFacts(path, known)
      },
      aboutPicture: () => toFacts(own.path, pictures.describe(own.path)),
      film: (path) => films.filmAddress(path),
      track: (path) => films.trackAddress(path),
      vimeoShape: createVimeoShapes({ address, report }),
    } satisfies Media,
    async forget(paths: readonly string[]) {
      const printing = forgetPrints(join(dataDir, 'print'), paths)
      await printing.catch((error: unknown) => report({ kind: 'disk', reason: reasonOf(error) }))
      await forgetMedia(paths, { pictures, films })
    },
    async close() {
      await Promise.all([pictures.close(), films.close()])
    },
  }
}

/** Facts that are not known yet are null. */
function toFacts(path: string, facts: PictureFacts | null) {
  return { path, ...(facts ?? { width: null, height: null, colour: null, version: null }) }
}

/** Deletes pictures and films, one after the other: there may be hundreds at once. */
async function forgetMedia(
  paths: readonly string[],
  { pictures, films }: { pictures: Pick<Pictures, 'forget'>; films: Pick<Films, 'forget'> },
): Promise<void> {
  for (const path of new Set(paths)) {
    films.forget(path)
    await pictures.forget(path)
  }
}

/**
 * Makes the covers on cards before the first request for them, in the roster's order. To be called at the start and after every
 * change, which may be a new roster. Never rejects.
 */
export function createCoverPreparation(
  upstream: Pick<Upstream, 'roster'>,
  pictures: Pick<Pictures, 'makeReady'>,
): () => Promise<void> {
  let last: readonly RosterTalent[] | null = null
  return async () => {
    const roster = await upstream.roster()
    if (roster.status === 'failed' || roster.value === last) return
    last = roster.value
    await pictures.makeReady(last.flatMap(({ covers: { card } }) => card ?? []))
  }
}
