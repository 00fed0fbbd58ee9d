import { setTimeout as sleep } from 'node:timers/promises'

import { findAgencyVersion } from '#provider/agency-folder/write-entries.ts'
import type { Database } from '#storage/database.ts'
import type { Upstream } from '#upstream/upstream.ts'

type WatchOptions = {
  database: Database
  onChange: () => void | Promise<void>
  /** Called for the first of several failures in a row. */
  report: (error: unknown) => void
  everyMs?: number
}

/**
 * Calls `onChange` within a second (`everyMs`) after an import, which runs in a separate process, has changed the agency.
 *
 * @returns stops watching; resolves once no check is in flight.
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
      version = found // set last, so that a failed `onChange` is repeated
    } catch (error) {
      if (!isFailing) report(error)
      isFailing = true
    }
  }

  async function watch() {
    while (!end.signal.aborted) {
      await sleep(everyMs, undefined, { ref: false, signal: end.signal }).catch(() => {}) // aborted at the end
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
 * Reads the roster at intervals, so that the data of talents who have left is deleted even if no visitor opens the roster.
 *
 * @returns stops watching.
 */
export function watchRoster(upstream: Pick<Upstream, 'roster'>, everyMs = HOUR_MS): () => void {
  const timer = setInterval(() => void upstream.roster(), everyMs).unref()
  return () => clearInterval(timer)
}
