import { setTimeout as delay } from 'node:timers/promises'

import type { Talent } from '#agency/talent.ts'

import type { Background } from './background.ts'
import type { UpstreamLimits } from './limits.ts'
import type { Profiles } from './profiles.ts'

/**
 * Deletes those of a talent's media before a new answer that are not among those after it, unless another last answer, such as the
 * profile in another language, still shows them (docs/product.md: Privacy and retention). `replaced` is the profile that the new
 * answer replaces. Resolves when they are gone: only then the new answer is stored, so an interruption loses none.
 */
export type DropMedia = (
  id: number,
  before: readonly string[],
  after: readonly string[],
  replaced?: Talent,
) => Promise<void>

type DropMediaOptions = {
  profiles: Pick<Profiles, 'mediaOf'>
  /** Deletes media; resolves when they are gone. Never rejects. */
  onGone: (paths: readonly string[]) => Promise<void>
  limits: Pick<UpstreamLimits, 'refreshMs' | 'pageMs'>
  background: Background
}

export function createDropMedia(options: DropMediaOptions): DropMedia {
  const { profiles, onGone, limits, background } = options

  async function forget(id: number, dropped: ReadonlySet<string>, replaced?: Talent) {
    const shown = await profiles.mediaOf(id, replaced)
    const gone = dropped.difference(new Set(shown))
    if (gone.size > 0) await onGone([...gone])
  }

  /** A page that was on its way may have brought something back, and an answer that still showed it may be replaced meanwhile. */
  async function forgetAgain(id: number, dropped: ReadonlySet<string>) {
    await delay(limits.refreshMs + limits.pageMs, undefined, { ref: false })
    await background.run(forget(id, dropped))
  }

  return async (id, before, after, replaced) => {
    const dropped = new Set(before).difference(new Set(after))
    if (dropped.size === 0) return
    await forget(id, dropped, replaced)
    void forgetAgain(id, dropped)
  }
}
