import { photoAgency } from '../documents/photo-agency.ts'
import type { Figure } from '../figures.ts'
import { bindTo, processors } from '../pages/processors.ts'
import { runSiteOver } from '../running-site.ts'
import { measureAlone, measureFlood } from './cold-pictures.ts'
import { measureMadeUp } from './made-up-addresses.ts'
import { measureReadyCovers } from './ready-covers.ts'
import { findShownPictures } from './shown-pictures.ts'
import { measureWarm } from './warm-pictures.ts'

/** Pictures never requested before, two hundred of them at once, existing copies, made-up addresses, and covers made ahead. */
export async function benchPictures(): Promise<Figure[]> {
  return [...(await measureAsked()), ...(await measureReadyCovers())]
}

async function measureAsked(): Promise<Figure[]> {
  await using site = await runSiteOver(await photoAgency())
  const pictures = await findShownPictures(site.url)
  const figures = [
    ...(await measureAlone(pictures)),
    ...(await measureFlood(site, pictures)),
    ...(await measureMadeUp(site)),
  ]
  await bindTo(processors.server, site)
  return [...figures, ...(await measureWarm(site, pictures))]
}
