/** Work that nobody waits for. */
export type Backlog = {
  /** Does the work, which must not reject, some time and once a key. Beyond the limit it is forgotten: whoever needs it comes again. */
  add(key: string, work: () => Promise<unknown>): void
  waiting(): number
  /** Forgets what is due; what is being done goes on. */
  clear(): void
}

type BacklogOptions = { atOnce: number; waiting: number }

/** A bounded list of work, of which `atOnce` is being done, in the order in which it came. */
export function createBacklog({ atOnce, waiting }: BacklogOptions): Backlog {
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
    waiting: () => due.size,
    clear: () => due.clear(),
    add(key, work) {
      if (due.has(key) || running.has(key) || due.size >= waiting) return
      due.set(key, work)
      begin()
    },
  }
}
