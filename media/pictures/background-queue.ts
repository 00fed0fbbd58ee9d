/** A queue of background work: no visitor waits for it. */
export type BackgroundQueue = ReturnType<typeof createBackgroundQueue>

type BackgroundQueueOptions = { atOnce: number; waiting: number }

/** A bounded first-in, first-out queue with a concurrency of `atOnce`. */
export function createBackgroundQueue({ atOnce, waiting }: BackgroundQueueOptions) {
  const due = new Map<string, () => Promise<unknown>>()
  const running = new Set<string>()

  function begin() {
    for (const [key, work] of due) {
      if (running.size >= atOnce) return
      due.delete(key)
      running.add(key)
      void work().finally(() => {
        running.delete(key)
        begin()
      })
    }
  }

  return {
    waiting: (): number => due.size,
    /** Drops queued work; running work continues. */
    clear: (): void => due.clear(),
    /** Queues work, once per key; the work must not reject. Beyond the limit, work is dropped: the next request adds it again. */
    add(key: string, work: () => Promise<unknown>): void {
      if (due.has(key) || running.has(key) || due.size >= waiting) return
      due.set(key, work)
      begin()
    },
  }
}
