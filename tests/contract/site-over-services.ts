import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll } from 'vitest'

import type { AgencyIdentity } from '#agency/identity.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { start, type Running } from '../processes.ts'
import { openStrictServices, type Said, type StrictServices } from './strict-services.ts'

export type SiteOverServices = {
  site: Running
  services: StrictServices
  /** The site's data folder. */
  folder: string
}

/** The site as it was built, over services that say this; one for all tests of a file. */
export function runSiteOver(
  say: () => Promise<Said>,
  identity: AgencyIdentity = wholeIdentity,
  more: Readonly<Record<string, string>> = {},
): () => SiteOverServices {
  const resources = new AsyncDisposableStack()
  let running: SiteOverServices | undefined
  beforeAll(async () => {
    const { path: folder } = resources.use(
      await mkdtempDisposable(join(tmpdir(), 'passarela-strict-')),
    )
    const said = await say()
    const services = await openStrictServices(
      () => said,
      (close) => resources.defer(close),
    )
    const config = join(folder, 'agency.config.ts')
    await writeFile(config, `export default ${JSON.stringify(identity)}`)
    const environment = {
      ...services.environment,
      DATA_DIR: folder,
      AGENCY_CONFIG: config,
      TRUSTED_PROXIES: '127.0.0.1',
      ...more,
    }
    const site = await start('site', environment, (stop) => resources.defer(stop))
    running = { site, services, folder }
  }, 60_000)
  afterAll(() => resources.disposeAsync())
  return () => {
    if (running === undefined) throw new Error('the site does not run yet')
    return running
  }
}

export function pageOf(data: readonly unknown[]) {
  return { data, current_page: 1, last_page: 1, per_page: 100, total: data.length }
}

/** A value of a list that a form chooses from. */
export const choice = (value: string) => ({ value, label: value, value2: value })
