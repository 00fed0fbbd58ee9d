import { useSyncExternalStore } from 'react'

import { nextTask } from './next-task.ts'

/**
 * Whether script runs: false on the server and during hydration, which must render the same markup. The change to true comes in a
 * task of its own: within hydration, React would render it synchronously and hold up a slow phone.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLive,
    () => false,
  )
}

let isLive = false
const waiting = new Set<() => void>()

function subscribe(notify: () => void): () => void {
  if (!isLive && waiting.size === 0) void nextTask().then(goLive)
  waiting.add(notify)
  return () => void waiting.delete(notify)
}

function goLive(): void {
  isLive = true
  for (const notify of waiting) notify()
}
