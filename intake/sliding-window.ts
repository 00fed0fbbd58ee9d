import { createHmac, randomBytes } from 'node:crypto'

/** The count in the current window, this one included, and the seconds until the next window. */
export type Usage = { times: number; seconds: number }

type SlidingWindowOptions = { spanMs: number; addresses: number; now: () => number }

const DAY_MS = 24 * 60 * 60 * 1_000

/** What is stored of an address: a keyed hash, different for each action. */
export function codeOf(secret: Uint8Array, action: string, address: string): string {
  return createHmac('sha256', secret).update(`${action} ${address}`).digest('base64').slice(0, 16)
}

/**
 * Counts recent actions per address. The previous window counts in proportion to its overlap with the last `spanMs`. Stores no
 * address, only a keyed hash, whose key is replaced daily.
 */
export function createSlidingWindow({ spanMs, addresses, now }: SlidingWindowOptions) {
  let secret = randomBytes(32)
  let secretAt = now()
  let spanAt = now()
  let before = new Map<string, number>()
  let current = new Map<string, number>()

  function turnOver() {
    const passedMs = Math.abs(now() - spanAt)
    if (passedMs >= spanMs) {
      before = passedMs < 2 * spanMs ? current : new Map()
      current = new Map()
      spanAt = now()
    }
    if (Math.abs(now() - secretAt) < DAY_MS) return
    secret = randomBytes(32)
    secretAt = now()
    before = new Map()
    current = new Map()
  }

  return {
    /** Counts one more. */
    count: (action: string, address: string): Usage => {
      turnOver()
      const short = codeOf(secret, action, address)
      const [oldest] = current.keys()
      const isFull = current.size * 2 >= addresses && !current.has(short)
      if (isFull && oldest !== undefined) current.delete(oldest)
      const counted = (current.get(short) ?? 0) + 1
      current.delete(short) // moves to the end, so that many one-time addresses do not evict frequent ones
      current.set(short, counted)
      const share = 1 - Math.min(1, Math.abs(now() - spanAt) / spanMs)
      const times = counted + Math.floor((before.get(short) ?? 0) * share)
      return { times, seconds: Math.max(1, Math.ceil((share * spanMs) / 1_000)) }
    },
    /** Undoes the last count of an action that failed. */
    refund: (action: string, address: string): void => {
      const code = codeOf(secret, action, address)
      const times = current.get(code) ?? 0
      if (times > 0) current.set(code, times - 1) // the previous window stays as it is
    },
  }
}
