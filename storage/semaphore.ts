/** A counting semaphore with a bounded queue. */
export type Semaphore = {
  /**
   * Waits for a permit; disposing of it releases it. Null if too many callers wait already.
   *
   * @throws the signal's reason, if the signal ends the wait.
   */
  acquire(signal: AbortSignal): Promise<Disposable | null>
}

/** `atOnce` permits, and at most `waiting` callers queued for one. */
export function createSemaphore({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): Semaphore {
  const queue = new Set<() => void>()
  let taken = 0

  const permit = (): Disposable => {
    let isOver = false
    taken++
    return {
      [Symbol.dispose]() {
        if (isOver) return
        isOver = true
        taken--
        const [next] = queue
        next?.()
      },
    }
  }

  return {
    async acquire(signal) {
      signal.throwIfAborted()
      if (taken < atOnce) return permit()
      if (queue.size >= waiting) return null
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.delete(begin)
          signal.removeEventListener('abort', abort)
        }
        const begin = () => {
          leave()
          resolve(permit())
        }
        const abort = () => {
          leave()
          reject(signal.reason)
        }
        queue.add(begin)
        signal.addEventListener('abort', abort)
      })
    },
  }
}
