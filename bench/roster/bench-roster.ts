import type { Figure } from '../figures.ts'
import { runSite } from '../running-site.ts'
import { measureFilters } from './filter-times.ts'
import { measureSizes } from './page-sizes.ts'
import { measureLooks } from './telephone-looks.ts'
import { measureTypedSearch } from './typed-search.ts'

/** The models page with many talents: its size, the speed of its filters, its behaviour on a phone. */
export async function benchRoster(): Promise<Figure[]> {
  const figures = [...measureFilters(1_000), ...measureFilters(10_000)]
  figures.push(...(await measureSentBytes()), ...(await measureLooks(1_000)))
  figures.push(...(await measureTypedSearch()))
  return figures
}

async function measureSentBytes(): Promise<Figure[]> {
  await using site = await runSite(1_000)
  return await measureSizes(site.url)
}
