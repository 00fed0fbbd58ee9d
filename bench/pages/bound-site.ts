import { type RunningSite, runSite } from '../running-site.ts'
import { bindTo, processors } from './processors.ts'

/** A site with the given number of invented talents, bound to the servers' processor together with its picture decoders. */
export async function runBound(talentCount: number): Promise<RunningSite> {
  await using starting = new AsyncDisposableStack()
  const site = starting.use(await runSite(talentCount))
  await bindTo(processors.server, site)
  starting.move()
  return site
}
