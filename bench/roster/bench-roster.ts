import type { Figure } from '../figures.ts'
import { runSite } from '../running-site.ts'
import { measureFilters } from './filter-times.ts'
import { measureSizes } from './page-sizes.ts'
import { measureRates } from './request-rates.ts'
import { measureLooks } from './telephone-looks.ts'

const sizes = [100, 1_000, 10_000] as const

/** The models page with many talents: what is sent of it, how fast it is filtered, how it behaves, how fast it is served. */
export async function benchRoster(): Promise<Figure[]> {
  const figures = [...measureFilters(1_000), ...measureFilters(10_000)]
  figures.push(...(await measureSentBytes()), ...(await measureLooks(1_000)))
  for (const size of sizes) figures.push(...(await measureRates(size)))
  return figures
}

async function measureSentBytes(): Promise<Figure[]> {
  await using site = await runSite(1_000)
  return await measureSizes(site.url)
}
