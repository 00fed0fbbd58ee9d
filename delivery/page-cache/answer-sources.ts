import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'

import { inTime } from '#site/page/in-time.ts'
import type { Media, SocialFeed } from '#site/page/request-context.ts'
import type { Reply, Upstream } from '#upstream/upstream.ts'

/** Whether something that an answer was made from is still as it was. */
type Source = () => Promise<boolean>

/** What was made, and whether it would be the same if it were made now. */
export type Traced<T> = { value: T; isCurrent: Source }

type Told = { upstream: Upstream; media: Media; socialFeed: () => SocialFeed | null }

/** Knows from which answers of the services, and from which pictures, something is made. */
export type AnswerSources = Told & {
  /** Does something, and notes what it asks of these meanwhile. */
  trace<T>(make: () => Promise<T>): Promise<Traced<T>>
}

/** `isMade`: whatever is told from then on came too late. */
type Sources = { replies: Source[]; facts: Source[]; isMade: boolean }

/** How long it is waited whether what a service never told is told now. */
const LOOK_MS = 300

const untold: Reply<never> = { status: 'failed', failure: { kind: 'unreachable' } }

/** Lets pages ask as ever, and notes for those that are traced what they were told. */
export function createAnswerSources({ upstream, media, socialFeed }: Told): AnswerSources {
  const noting = new AsyncLocalStorage<Sources>()

  function noted<Args extends unknown[], T>(ask: (...args: Args) => Promise<Reply<T>>) {
    return async (...args: Args): Promise<Reply<T>> => {
      const sources = noting.getStore()
      let heard: Reply<T> = untold
      sources?.replies.push(() => isStillTold(heard, ask(...args)))
      const reply = await ask(...args)
      if (sources?.isMade === false) heard = reply
      return reply
    }
  }

  /** Facts are no answers of a service: what they say is compared. */
  function told<T>(facts: T, tellAgain: () => T | Promise<T>): T {
    noting.getStore()?.facts.push(async () => isDeepStrictEqual(facts, await tellAgain()))
    return facts
  }

  return {
    upstream: {
      roster: noted(() => upstream.roster()),
      talent: noted((id, locale) => upstream.talent(id, locale)),
      colours: noted(() => upstream.colours()),
      formOptions: noted((locale) => upstream.formOptions(locale)),
      cities: noted((country, locale) => upstream.cities(country, locale)),
      newsletter: noted(() => upstream.newsletter()),
      posts: noted(() => upstream.posts()),
      post: noted((id) => upstream.post(id)),
      prehome: noted(() => upstream.prehome()),
      slides: noted((type) => upstream.slides(type)),
      staff: noted(() => upstream.staff()),
      socialLinks: noted(() => upstream.socialLinks()),
      pdf: (wish, signal) => upstream.pdf(wish, signal),
      zip: (wish, signal) => upstream.zip(wish, signal),
    },
    media: {
      picture: (path) => told(media.picture(path), () => media.picture(path)),
      measuredPicture: async (path) =>
        told(await media.measuredPicture(path), () => media.picture(path)),
      aboutPicture: () => told(media.aboutPicture(), () => media.aboutPicture()),
      film: (path) => media.film(path),
      vimeoShape: async (video) =>
        told(await media.vimeoShape(video), () => media.vimeoShape(video)),
    },
    socialFeed: () => told(socialFeed(), socialFeed),
    async trace(make) {
      const sources: Sources = { replies: [], facts: [], isMade: false }
      const value = await noting.run(sources, make)
      sources.isMade = true
      // in this order: who asks about a picture shows it, and a reply may say that whom it shows has left
      const isCurrent = async () => (await areAllTrue(sources.replies)) && areAllTrue(sources.facts)
      return { value, isCurrent }
    },
  }
}

/** What was never told is not waited for long. */
async function isStillTold<T>(before: Reply<T>, asked: Promise<Reply<T>>): Promise<boolean> {
  const now = before === untold ? ((await inTime(asked, LOOK_MS)) ?? untold) : await asked
  return isSame(before, now)
}

/** An answer that did not change is the very same value. */
function isSame<T>(before: Reply<T>, now: Reply<T>): boolean {
  if (before.status === 'failed') return now.status === 'failed'
  return now.status === 'answered' && now.value === before.value
}

async function areAllTrue(sources: readonly Source[]): Promise<boolean> {
  const answers = await Promise.all(sources.map((isAsBefore) => isAsBefore()))
  return answers.every(Boolean)
}
