import { useSyncExternalStore } from 'react'

import { nextTask } from './next-task.ts'

/**
 * Whether script is there: false on the server and while the browser takes its page over, which must look the same. What it changes
 * comes in a task of its own: within the one that takes over, React would render it at once, and hold up a slow telephone.
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
