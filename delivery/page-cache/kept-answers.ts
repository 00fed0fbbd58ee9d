import { LRUCache } from 'lru-cache'

import { createSingleFlight } from '#storage/single-flight.ts'

import type { AnswerSources, Traced } from './answer-sources.ts'
import { isForAll, type KeptAnswer, sizeOf, toKeptAnswer } from './kept-answer.ts'
import type { KeptLimits } from './kept-limits.ts'
import type { News } from './news.ts'
import { createPlainForms, type PlainForms } from './plain-forms.ts'

/** Answers that are the same for everybody, made once and kept until something that they were made from has changed. */
export type KeptAnswers = {
  /** The answer under an address, where it may be given out at once; one that is getting old is looked at meanwhile. */
  find(address: string): KeptAnswer | null
  /** The answer under an address, made if need be; as it came where it may not be kept, null after a mistake of ours. */
  obtain(address: string): Promise<KeptAnswer | Response | null>
  /** An answer for who takes no compression. */
  plainForm: PlainForms
}

type KeptAnswersOptions = {
  /** Makes an answer, uncompressed. */
  make: (address: string) => Promise<Response>
  sources: Pick<AnswerSources, 'trace'>
  news: Pick<News, 'count'>
  limits: KeptLimits
  /** Milliseconds on a clock that nobody sets. */
  now: () => number
  /** Told of a mistake of ours. */
  report: (error: unknown) => void
}

type Entry = {
  answer: KeptAnswer
  isCurrent: Traced<unknown>['isCurrent']
  madeAt: number
  /** When it was last known to be current, and how much news there had been by then. */
  checkedAt: number
  newsCount: number
}

export function createKeptAnswers(options: KeptAnswersOptions): KeptAnswers {
  const { make, sources, news, limits, now, report } = options
  const entries = new LRUCache<string, Entry>({
    maxSize: limits.bytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  })
  const once = createSingleFlight<Entry | Response>()

  const hasNews = (entry: Entry) => entry.newsCount !== news.count()

  async function makeAnew(address: string): Promise<Entry | Response> {
    const asOf = { checkedAt: now(), newsCount: news.count() }
    const { value: answer, isCurrent } = await sources.trace(() => make(address))
    if (isForAll(answer)) {
      const kept = await toKeptAnswer(answer)
      const entry = { answer: kept, isCurrent, madeAt: asOf.checkedAt, ...asOf }
      entries.set(address, entry)
      return entry
    }
    const before = entries.get(address)
    if (answer.status < 500 || before === undefined) {
      entries.delete(address)
      return answer
    }
    return Object.assign(before, asOf) // a mistake of ours or an outage: what was good goes on
  }

  async function refresh(address: string): Promise<Entry | Response> {
    const entry = entries.get(address)
    if (entry === undefined || now() - entry.madeAt > limits.longestMs) return makeAnew(address)
    const asOf = { checkedAt: now(), newsCount: news.count() }
    return (await entry.isCurrent()) ? Object.assign(entry, asOf) : makeAnew(address)
  }

  const look = (address: string) =>
    once(address, () => refresh(address)).catch((error: unknown) => {
      report(error)
      return null
    })

  return {
    plainForm: createPlainForms(limits.plainBytes),
    find(address) {
      const entry = entries.get(address)
      const ageMs = entry === undefined || hasNews(entry) ? Infinity : now() - entry.checkedAt
      if (entry === undefined || ageMs >= limits.staleMs) return null
      if (ageMs >= limits.freshMs) void look(address)
      return entry.answer
    },
    async obtain(address) {
      const found = await look(address)
      if (found === null) return null
      return found instanceof Response ? found.clone() : found.answer
    },
  }
}
