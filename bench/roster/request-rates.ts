import { rosterSearchText } from '#site/roster-search.ts'

import { createRandom } from '../agency/random.ts'
import { type Figure, inMs } from '../figures.ts'
import { createClient } from '../http-client.ts'
import { measureBareRate, measureRate, type Rate } from '../request-rate.ts'
import { runSite } from '../running-site.ts'
import { inventFilter } from './invent-filter.ts'
import { inventRoster } from './invent-roster.ts'

/** How fast the server answers models pages, in relation to node:http giving out the same bytes in the same run. */
export async function measureRates(talentCount: number): Promise<Figure[]> {
  await using site = await runSite(talentCount)
  using client = createClient()
  const page = await client.ask(`${site.url}/modelos`)
  const bare = await measureBareRate(page)
  const whole = await measureRate(() => `${site.url}/modelos`)

  const random = createRandom(talentCount)
  const roster = inventRoster(talentCount)
  const filtered = await measureRate(() => {
    const filter = inventFilter(random, roster)
    return `${site.url}/modelos${rosterSearchText({ filter, sort: 'agency' })}`
  })
  const people = `${talentCount.toLocaleString('en')} talents:`
  return [
    { what: `${people} models page`, goal: '–', measured: describe(whole, bare) },
    {
      what: `${people} models page under random filters`,
      goal: '–',
      measured: describe(filtered, bare),
    },
  ]
}

function describe({ perSecond, p50Ms, p99Ms }: Rate, bare: Rate): string {
  const times = `p50 ${inMs(p50Ms)}, p99 ${inMs(p99Ms)}`
  const ratio = (bare.perSecond / perSecond).toFixed(0)
  return `${perSecond.toFixed(0)} a second (node:http: ${ratio} times as many), ${times}`
}
