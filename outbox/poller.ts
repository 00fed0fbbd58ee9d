/** Polls for work: when woken, and again after the time that the last poll returned. */
export type Poller = {
  wake: () => void
  /** Starts no further poll; resolves when the last one is finished. */
  close(): Promise<void>
}

/** `poll` never rejects. It returns milliseconds until the next poll; null: poll only when woken. */
export function createPoller(poll: () => Promise<number | null>): Poller {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | null = null
  let isWanted = false

  async function pollWhileWanted() {
    clearTimeout(timer)
    let sleepMs: number | null = null
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      sleepMs = await poll()
    }
    polling = null
    if (sleepMs !== null && !closing.signal.aborted) timer = setTimeout(wake, sleepMs).unref()
  }

  function wake() {
    isWanted = true
    polling ??= pollWhileWanted()
  }

  return {
    wake,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await polling
    },
  }
}
