import { type RunningSite, runSite } from '../running-site.ts'
import { bindTo, processors } from './processors.ts'

/** A site over so many invented talents on the servers' processor, decoders of pictures included. */
export async function runBound(talentCount: number): Promise<RunningSite> {
  await using starting = new AsyncDisposableStack()
  const site = starting.use(await runSite(talentCount))
  await bindTo(processors.server, site)
  starting.move()
  return site
}
