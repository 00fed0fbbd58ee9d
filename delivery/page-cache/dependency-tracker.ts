import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'

import { withTimeoutOrNull, OPTIONAL_TIMEOUT_MS } from '#site/page/with-timeout-or-null.ts'
import type { Media, SocialFeed } from '#site/page/request-context.ts'
import type { Reply, Upstream } from '#upstream/upstream.ts'

/** Checks whether one input of a response is unchanged. */
type Check = () => Promise<boolean>

/** A result, and a check whether it would be the same now. */
export type Traced<T> = { value: T; isCurrent: Check }

type Inputs = { upstream: Upstream; media: Media; socialFeed: () => SocialFeed | null }

/** Records the inputs of a response: replies of the services, facts of pictures and films, and the social feed. */
export type DependencyTracker = Inputs & {
  /** Runs `make` and records everything that it reads. */
  trace<T>(make: () => Promise<T>): Promise<Traced<T>>
}

/** `isMade`: the result is finished, so later replies are no part of it. */
type Dependencies = { replies: Check[]; facts: Check[]; isMade: boolean }

/** How long a check waits for a reply that was missing when the response was made. */
const RECHECK_MS = 300

/** A reply as it was; `missing` if the response was finished before it, or may not have waited for it. */
type Seen = 'missing' | 'failed' | { value: unknown }

/** Passes all reads on, and records those that happen inside `trace`. */
export function createDependencyTracker(inputs: Inputs): DependencyTracker {
  const { upstream, media, socialFeed } = inputs
  const traced = new AsyncLocalStorage<Dependencies>()

  function traceReply<Args extends unknown[], T>(ask: (...args: Args) => Promise<Reply<T>>) {
    return async (...args: Args): Promise<Reply<T>> => {
      const dependencies = traced.getStore()
      let seen: Seen = 'missing'
      dependencies?.replies.push(() => isSame(seen, ask(...args)))
      const { reply, isLate } = await timed(ask(...args))
      if (dependencies?.isMade === false && !isLate) seen = seenIn(reply)
      return reply
    }
  }

  /** Unlike an unchanged reply, facts are a new object each time, so their content is compared. */
  function traceFacts<T>(facts: T, readAgain: () => T | Promise<T>): T {
    traced.getStore()?.facts.push(async () => isDeepStrictEqual(facts, await readAgain()))
    return facts
  }

  return {
    upstream: {
      roster: traceReply(() => upstream.roster()),
      talent: traceReply((id, locale) => upstream.talent(id, locale)),
      colours: traceReply(() => upstream.colours()),
      formOptions: traceReply((locale) => upstream.formOptions(locale)),
      cities: traceReply((country, locale) => upstream.cities(country, locale)),
      newsletter: traceReply(() => upstream.newsletter()),
      posts: traceReply(() => upstream.posts()),
      post: traceReply((id) => upstream.post(id)),
      prehome: traceReply(() => upstream.prehome()),
      slides: traceReply((type) => upstream.slides(type)),
      staff: traceReply(() => upstream.staff()),
      socialLinks: traceReply(() => upstream.socialLinks()),
      ...documentsOf(upstream),
    },
    media: {
      picture: (path) => traceFacts(media.picture(path), () => media.picture(path)),
      measuredPicture: async (path) =>
        traceFacts(await media.measuredPicture(path), () => media.picture(path)),
      aboutPicture: () => traceFacts(media.aboutPicture(), () => media.aboutPicture()),
      // their addresses never change, but each look registers them as shown: another page's talent may have left with the same film
      film: (path) => traceFacts(media.film(path), () => media.film(path)),
      track: (path) => traceFacts(media.track(path), () => media.track(path)),
      vimeoShape: async (video) =>
        traceFacts(await media.vimeoShape(video), () => media.vimeoShape(video)),
    },
    socialFeed: () => traceFacts(socialFeed(), socialFeed),
    async trace(make) {
      const dependencies: Dependencies = { replies: [], facts: [], isMade: false }
      const value = await traced.run(dependencies, make)
      dependencies.isMade = true
      // in this order: reading a picture's facts registers it as shown, and a reply may say that its talent has left
      const isCurrent = async () =>
        (await areAllTrue(dependencies.replies)) && areAllTrue(dependencies.facts)
      return { value, isCurrent }
    },
  }
}

/** A reply, and whether it came so late that a page may have gone on without it. */
async function timed<T>(asked: Promise<T>): Promise<{ reply: T; isLate: boolean }> {
  const askedAt = performance.now()
  const reply = await asked
  return { reply, isLate: performance.now() - askedAt >= OPTIONAL_TIMEOUT_MS }
}

/** Documents are made anew for each order, so no page depends on them. */
function documentsOf(
  upstream: Upstream,
): Pick<Upstream, 'isPanelEmbedded' | 'pdf' | 'listPdf' | 'zip'> {
  return {
    isPanelEmbedded: upstream.isPanelEmbedded,
    pdf: (content, signal) => upstream.pdf(content, signal),
    listPdf: (content, signal) => upstream.listPdf(content, signal),
    zip: (content, signal) => upstream.zip(content, signal),
  }
}

/** Holds objects weakly: otherwise each cached page would keep the roster that it was made from in memory. */
function seenIn(reply: Reply<unknown>): Seen {
  if (reply.status === 'failed') return 'failed'
  const { value } = reply
  return { value: typeof value === 'object' && value !== null ? new WeakRef(value) : value }
}

/** An unchanged reply has the same object as its value. If the reply was missing before, the check does not wait for it long. */
async function isSame(seen: Seen, next: Promise<Reply<unknown>>): Promise<boolean> {
  const now = seen === 'missing' ? await withTimeoutOrNull(RECHECK_MS, next) : await next
  if (typeof seen === 'string') return now === null || now.status === 'failed'
  const before = seen.value instanceof WeakRef ? seen.value.deref() : seen.value
  return now?.status === 'answered' && now.value === before
}

async function areAllTrue(dependencies: readonly Check[]): Promise<boolean> {
  const answers = await Promise.all(dependencies.map((isAsBefore) => isAsBefore()))
  return answers.every(Boolean)
}
