import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll } from 'vitest'

import { copyDemoData } from '../demo-data.ts'
import { freePort } from '../free-port.ts'
import { type Running, start } from '../processes.ts'
import { scrape, sumOf } from '../watching/scrape.ts'

export type SiteUnderAttack = {
  site: Running
  /** The site's data folder. */
  folder: string
  /** The memory of the site's process, in bytes. */
  memory: () => Promise<number>
}

/** A site with the demo agency, for all tests of a file. Each request may name a client of its own in `X-Forwarded-For`. */
export function runSiteUnderAttack(): () => SiteUnderAttack {
  const resources = new AsyncDisposableStack()
  let running: SiteUnderAttack | undefined
  beforeAll(async () => {
    const made = await mkdtempDisposable(join(tmpdir(), 'passarela-attack-'))
    const folder = join(resources.use(made).path, 'data')
    await copyDemoData(folder)
    const metricsPort = await freePort()
    const environment = {
      DATA_DIR: folder,
      METRICS_PORT: String(metricsPort),
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const site = await start('site', environment, (stop) => resources.defer(stop))
    const memory = async () =>
      sumOf(await scrape(metricsPort), 'passarela_memory_bytes', '"resident"')
    running = { site, folder, memory }
  }, 120_000)
  afterAll(() => resources.disposeAsync())
  return () => {
    if (running === undefined) throw new Error('the site does not run yet')
    return running
  }
}
