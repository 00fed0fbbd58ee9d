import { setTimeout as wait } from 'node:timers/promises'

import { pictureLimits } from '#media/pictures/picture-limits.ts'

import type { Figure } from '../figures.ts'
import { type RunningSite, runSiteOver } from '../running-site.ts'
import { countFiles } from './count-files.ts'
import { coverAgency } from './cover-agency.ts'
import { p95Of, pageTimesDuring } from './page-times.ts'

const TALENTS = 1_000
const COPIES = 2 * TALENTS // two widths

/** How long the covers of a large roster take to be ready after a start without visitors, and the effect on page times. */
export async function measureReadyCovers(): Promise<Figure[]> {
  await using site = await runSiteOver(await coverAgency(TALENTS))
  const begun = performance.now()
  const secondsSince = () => `${((performance.now() - begun) / 1_000).toFixed(0)} s`
  let webp = ''
  const ready = untilThereAre(site, '.webp')
    .then(() => (webp = secondsSince()))
    .then(() => untilThereAre(site, '.avif'))
  const meanwhile = await pageTimesDuring(site.url, ready)
  const avif = secondsSince()
  const quiet = await pageTimesDuring(site.url, wait(10_000))
  const rest = `${pictureLimits.readyAfterMs / 1_000} s of rest included`
  return [
    {
      what: `${TALENTS.toLocaleString('en')} covers ready after a start, ${rest}: WebP; AVIF too`,
      goal: '–',
      measured: `${webp}; ${avif}`,
    },
    { what: 'pages meanwhile: p95', goal: '–', measured: p95Of(meanwhile) },
    { what: 'pages after: p95', goal: '–', measured: p95Of(quiet) },
  ]
}

async function untilThereAre({ dataFolder }: RunningSite, ending: string): Promise<void> {
  while ((await countFiles(dataFolder, ending)).files < COPIES) await wait(1_000)
}
