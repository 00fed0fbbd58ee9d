import type { RosterTalent } from '#agency/talent.ts'
import type { Upstream } from '#upstream/upstream.ts'

import type { Pictures } from '#media/pictures/pictures.ts'

/**
 * Has the covers on cards made ready before anybody asks for them, in the roster's order; to be called at the start and
 * whenever there is news: another roster may have come. Never rejects.
 */
export function readyingCovers(
  upstream: Pick<Upstream, 'roster'>,
  pictures: Pick<Pictures, 'makeReady'>,
): () => Promise<void> {
  let last: readonly RosterTalent[] | null = null
  return async () => {
    const roster = await upstream.roster()
    if (roster.status === 'failed' || roster.value === last) return
    last = roster.value
    await pictures.makeReady(last.flatMap(({ covers: { card } }) => card ?? []))
  }
}
