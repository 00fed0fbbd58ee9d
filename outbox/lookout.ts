/** Somebody who looks whether there is something to do: when woken, and again after the time that the look itself says. */
export type Lookout = {
  wake: () => void
  /** No look is begun any more; resolves when the last is over. */
  close(): Promise<void>
}

/** `look` never rejects; null: only when woken. */
export function createLookout(look: () => Promise<number | null>): Lookout {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isWanted = false

  async function lookWhileWanted() {
    clearTimeout(timer)
    let sleepMs: number | null = null
    while (isWanted && !closing.signal.aborted) {
      isWanted = false
      sleepMs = await look()
    }
    looking = null
    if (sleepMs !== null && !closing.signal.aborted) timer = setTimeout(wake, sleepMs).unref()
  }

  function wake() {
    isWanted = true
    looking ??= lookWhileWanted()
  }

  return {
    wake,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await looking
    },
  }
}
