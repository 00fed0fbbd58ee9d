import { join } from 'node:path'

import { test } from '@playwright/test'

import { credentials } from '../credentials.ts'
import { freePort } from '../free-port.ts'
import { start, type Running } from '../processes.ts'

/** A site at whose services' address nobody answers, with a data folder of that name. To be called in `beforeAll`. */
export async function startSiteWithoutServices(folder: string): Promise<Running> {
  const nobody = `http://127.0.0.1:${await freePort()}`
  const environment = {
    ...credentials,
    PANEL_URL: nobody,
    INTEGRATION_URL: nobody,
    DATA_DIR: join(test.info().project.outputDir, folder),
  }
  return start('site', environment, () => {}) // until the journeys end it
}
