import type { Upstream } from '#upstream/upstream.ts'

const HOUR_MS = 3_600_000

/**
 * Asks who is on the roster again and again, so that who has left leaves nothing here also where no visitor looks at the roster.
 *
 * @returns ends it.
 */
export function watchRoster(upstream: Pick<Upstream, 'roster'>, everyMs = HOUR_MS): () => void {
  const timer = setInterval(() => void upstream.roster(), everyMs).unref()
  return () => clearInterval(timer)
}
