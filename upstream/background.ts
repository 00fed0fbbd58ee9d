import { reasonOf } from '#storage/storage-error.ts'

import type { Report } from './events.ts'

export type Background = ReturnType<typeof createBackground>

/** Work in the background, whose failures are reported. */
export function createBackground(report: Report) {
  const running = new Set<Promise<unknown>>()
  return {
    async run<T>(work: Promise<T>): Promise<T | null> {
      running.add(work)
      try {
        return await work
      } catch (error) {
        report({ kind: 'copy-failed', reason: reasonOf(error) })
        return null
      } finally {
        running.delete(work)
      }
    },
    /** Resolves when nothing is running. */
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
