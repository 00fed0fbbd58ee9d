import { createSingleFlight } from '#storage/single-flight.ts'
import type { FetchMedia } from '#upstream/media.ts'

import { allFileNames, sourceName } from './copy-name.ts'
import type { CopyStore } from './copy-store.ts'
import type { Encoder } from './encoder.ts'
import type { RecentFailures } from './recent-failures.ts'
import { fetchSource, serviceFailed } from './fetch-source.ts'
import { forgetPicture } from './forget-picture.ts'
import type { PathRegister } from './path-register.ts'
import type { PictureError, Report } from './picture-result.ts'
import type { PictureFacts } from './picture-facts.ts'
import type { PictureLimits } from './picture-limits.ts'
import { createWorkQueue } from './work-queue.ts'

/** The agency's original pictures. */
export type Sources = ReturnType<typeof createSources>

export type Source = { status: 'found'; facts: PictureFacts; file: string }

type SourcesOptions = {
  fetchMedia: FetchMedia
  register: PathRegister<PictureFacts>
  copies: CopyStore
  encoder: Encoder
  failures: RecentFailures
  limits: PictureLimits
  report: Report
}

/** Fetches each source once for all widths, and stores it with the copies while there is room. */
export function createSources(options: SourcesOptions) {
  const { register, copies, failures, limits, report } = options
  const { fetchesAtOnce: atOnce, waiting, waitMs } = limits
  const fetches = createWorkQueue({ atOnce, waiting, waitMs })
  const once = createSingleFlight<Source | PictureError>()

  async function find(path: string): Promise<Source | null> {
    const facts = (await register.find(path))?.facts
    if (!facts) return null
    const file = await copies.find(sourceName(path, facts.version))
    return file === null ? null : { status: 'found', facts, file }
  }

  async function fetchAnew(path: string): Promise<Source | PictureError> {
    const taken = await copies.withTemporaryFile((temporary) => take(path, temporary, options))
    if (taken.status === 'found') return taken
    const isNew = failures.add(path, taken) && taken !== serviceFailed // upstream reports that itself
    if (isNew)
      report({ kind: 'source', path, reason: `${loggedAs[taken.status]}: ${taken.reason}` })
    if (taken.status === 'missing') await forgetPicture(path, options)
    return taken
  }

  return {
    /** How many fetches are queued. */
    waiting: (): number => fetches.waiting(),
    /** The source of a known picture as a file for the encoder, with its facts. Never rejects. */
    obtain: async (path: string): Promise<Source | PictureError> =>
      (await find(path)) ??
      failures.get(path) ??
      once(path, () => fetches.run('urgent', () => fetchAnew(path))),
  }
}

/** Fetches a source into a temporary file, inspects it, and only then moves it into the store. */
async function take(path: string, temporary: string, options: SourcesOptions) {
  const { fetchMedia, register, copies, encoder, limits } = options
  const { sourceBytes: maxBytes, fetchMs: timeoutMs } = limits
  const fetched = await fetchSource({ fetchMedia, path, file: temporary, maxBytes, timeoutMs })
  if (fetched.status !== 'fetched') return fetched
  const seen = await encoder.inspect(temporary)
  if (seen.status !== 'inspected') return seen
  const { version } = fetched
  const { width, height, colour } = seen
  const facts = { width, height, colour, version }
  const earlier = register.facts(path)
  if (!register.learn(path, facts)) return error('missing', 'no longer shown')
  if (earlier !== null && earlier.version !== version) {
    await copies.remove(allFileNames(path, earlier.version)) // nothing knows their names any more
  }
  const file = await copies.adopt(sourceName(path, version), temporary)
  if (register.facts(path) === null) await copies.remove([sourceName(path, version)]) // forgotten meanwhile
  return file === null
    ? error('unavailable', 'no room on the disk')
    : { status: 'found' as const, facts, file }
}

/** The words that operators know from the log. */
const loggedAs = { missing: 'missing', invalid: 'broken', unavailable: 'unavailable' } as const

function error(status: PictureError['status'], reason: string): PictureError {
  return { status, reason }
}
