import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { progress } from '../page/use-progress.ts'
import { FailurePage } from './error-page.tsx'
import type { Failure } from './failure.ts'

/** Stands in for a page whose script did not load: reloads the whole page, or else says so (docs/product.md: Error pages). */
export function MissingPage() {
  const { key } = useLocation()
  return <MissingVisit key={key} />
}

function MissingVisit() {
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    const visit = new AbortController()
    const giveUp = (reason: Failure) => {
      progress.take('miss')
      setFailure(reason)
    }
    void helpOut(visit.signal, giveUp)
    return () => visit.abort()
  }, [])
  return failure === null ? (
    <div className="min-h-screen" />
  ) : (
    <FailurePage failure={failure} status={null} reference={null} />
  )
}

/** How long the check whether the site can be reached may take. */
const REACH_MS = 3_000

/** Reloads the wanted page, unless the site is out of reach or the last reload was a moment ago. */
async function helpOut(visit: AbortSignal, giveUp: (reason: Failure) => void): Promise<void> {
  const isReached = await fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(REACH_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (visit.aborted) return
  if (!isReached) giveUp('no-connection')
  else if (takeReload(() => window.sessionStorage, Date.now())) window.location.reload()
  else giveUp('page-incomplete')
}

const RELOAD_KEY = 'passarela:reloaded-at'
const RELOAD_PAUSE_MS = 60_000

/**
 * Whether an incomplete page may reload now: once in 60 s per tab (docs/product.md: Error pages). After true, the caller must
 * reload. Always false without storage, since the page could then reload for ever.
 */
export function takeReload(openStorage: () => Storage, now: number): boolean {
  try {
    const storage = openStorage()
    const passedMs = now - Number(storage.getItem(RELOAD_KEY))
    if (passedMs >= 0 && passedMs < RELOAD_PAUSE_MS) return false // a clock that was set back does not prevent the reload
    storage.setItem(RELOAD_KEY, String(now))
    return true
  } catch {
    return false // storage is switched off or full
  }
}
