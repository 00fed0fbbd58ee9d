import { createHmac, randomBytes } from 'node:crypto'

/** How often an address did something lately. No address is kept: only a code that nobody can turn back tomorrow. */
export type Visits = {
  /** Counts one more. */
  count: (what: string, address: string) => Visit
  /** Takes the last one back: it came to nothing. */
  giveBack: (what: string, address: string) => void
}

/** How many it were in the running span, this one with them, and in how many seconds the next span begins. */
export type Visit = { times: number; seconds: number }

type VisitsOptions = { spanMs: number; addresses: number; now: () => number }

const DAY_MS = 24 * 60 * 60 * 1_000

/** Spans follow each other; the one before counts as far as it still reaches into the last `spanMs`. */
export function createVisits({ spanMs, addresses, now }: VisitsOptions): Visits {
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

  const codeOf = (what: string, address: string) =>
    createHmac('sha256', secret).update(`${what} ${address}`).digest('base64').slice(0, 16)

  return {
    count(what, address) {
      turnOver()
      const short = codeOf(what, address)
      const [oldest] = current.keys()
      const isFull = current.size * 2 >= addresses && !current.has(short)
      if (isFull && oldest !== undefined) current.delete(oldest)
      const counted = (current.get(short) ?? 0) + 1
      current.delete(short) // to the end: who comes again and again is not forgotten for many who come once
      current.set(short, counted)
      const share = 1 - Math.min(1, Math.abs(now() - spanAt) / spanMs)
      const times = counted + Math.floor((before.get(short) ?? 0) * share)
      return { times, seconds: Math.max(1, Math.ceil((share * spanMs) / 1_000)) }
    },
    giveBack(what, address) {
      const code = codeOf(what, address)
      const times = current.get(code) ?? 0
      if (times > 0) current.set(code, times - 1) // of a span that is over nothing is taken back
    },
  }
}
