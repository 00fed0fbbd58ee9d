import { setTimeout as sleep } from 'node:timers/promises'

import { AGENCY_CHANNEL, findAgencyVersion } from '#provider/agency-folder/write-entries.ts'
import type { Database } from '#storage/database.ts'
import type { RunningUpstream } from '#upstream/create-upstream.ts'

type WatchOptions = {
  database: Database
  onChange: () => void | Promise<void>
  /** Called for the first of several failures in a row. */
  report: (error: unknown) => void
  everyMs?: number
}

/**
 * Calls `onChange` after an import, which runs in a separate process, has changed the agency: within a second (`everyMs`), and at
 * once if the database notifies.
 *
 * @returns stops watching; resolves once no check is in flight.
 */
export async function watchAgency(options: WatchOptions): Promise<() => Promise<void>> {
  const { database, onChange, report, everyMs = 1_000 } = options
  const end = new AbortController()
  let version = await findAgencyVersion(database)
  let isFailing = false
  let pause = new AbortController() // a notification ends it
  const endListening = database.listen(AGENCY_CHANNEL, () => pause.abort())

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
      const signal = AbortSignal.any([end.signal, pause.signal])
      await sleep(everyMs, undefined, { ref: false, signal }).catch(() => {}) // aborted
      pause = new AbortController() // before the look: what is notified from here on asks for another
      if (!end.signal.aborted) await look()
    }
  }

  const watching = watch()
  return async () => {
    end.abort()
    await Promise.all([watching, endListening()])
  }
}

const HOUR_MS = 3_600_000

/**
 * Looks now and then whether talents or media of theirs have left, so that what is kept of them is deleted even if no visitor opens
 * the roster or their profiles. A look begins `everyMs` after the end of the one before.
 *
 * @returns stops watching.
 */
export function watchDepartures(
  upstream: Pick<RunningUpstream, 'lookForDepartures'>,
  everyMs = HOUR_MS,
): () => void {
  const end = new AbortController()
  const { signal } = end
  async function watch() {
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { ref: false, signal }).catch(() => {}) // aborted
      if (!signal.aborted) await upstream.lookForDepartures()
    }
  }
  void watch()
  return () => end.abort()
}
