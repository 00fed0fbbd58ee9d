import { setTimeout as sleep } from 'node:timers/promises'

import { findAgencyVersion } from '#provider/agency-folder/write-entries.ts'
import type { Database } from '#storage/database.ts'
import type { Upstream } from '#upstream/upstream.ts'

type WatchOptions = {
  database: Database
  onChange: () => void | Promise<void>
  /** Told of the first of several failures in a row. */
  report: (error: unknown) => void
  everyMs?: number
}

/**
 * Tells within a second that an import, which is a process of its own, has changed the agency.
 *
 * @returns ends it; resolves when nothing of it is under way any more.
 */
export async function watchAgency(options: WatchOptions): Promise<() => Promise<void>> {
  const { database, onChange, report, everyMs = 1_000 } = options
  const end = new AbortController()
  let version = await findAgencyVersion(database)
  let isFailing = false

  async function look() {
    try {
      const found = await findAgencyVersion(database)
      isFailing = false
      if (found === version) return
      await onChange()
      version = found // after that: a change that could not be followed is told again
    } catch (error) {
      if (!isFailing) report(error)
      isFailing = true
    }
  }

  async function watch() {
    while (!end.signal.aborted) {
      await sleep(everyMs, undefined, { ref: false, signal: end.signal }).catch(() => {}) // the end
      if (!end.signal.aborted) await look()
    }
  }

  const watching = watch()
  return () => {
    end.abort()
    return watching
  }
}

const HOUR_MS = 3_600_000

/**
 * Asks who is on the roster again and again, so that who has left leaves nothing here also where no visitor looks at the roster.
 *
 * @returns ends it.
 */
export function watchRoster(upstream: Pick<Upstream, 'roster'>, everyMs = HOUR_MS): () => void {
  const timer = setInterval(() => void upstream.roster(), everyMs).unref()
  return () => clearInterval(timer)
}
