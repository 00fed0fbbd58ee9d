/** Work that takes turns. */
export type Turns = {
  /**
   * Waits for a turn, which ends with its disposal; null when too many wait already.
   *
   * @throws the signal's reason, when it ends the wait.
   */
  take(signal: AbortSignal): Promise<Disposable | null>
}

/** So many at once, so many in line behind them. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const line = new Set<() => void>()
  let taken = 0

  const turn = (): Disposable => {
    let isOver = false
    taken++
    return {
      [Symbol.dispose]() {
        if (isOver) return
        isOver = true
        taken--
        const [next] = line
        next?.()
      },
    }
  }

  return {
    async take(signal) {
      signal.throwIfAborted()
      if (taken < atOnce) return turn()
      if (line.size >= waiting) return null
      return new Promise((resolve, reject) => {
        const leave = () => {
          line.delete(begin)
          signal.removeEventListener('abort', giveUp)
        }
        const begin = () => {
          leave()
          resolve(turn())
        }
        const giveUp = () => {
          leave()
          reject(signal.reason)
        }
        line.add(begin)
        signal.addEventListener('abort', giveUp)
      })
    },
  }
}
