import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { keepMessages } from '../concurrency/keep-messages.ts'
import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { type Running, start } from '../processes.ts'
import { p95, report } from '../sizes.ts'

const STARTS = 5
const QUESTIONS = 500
const WAITING = 5_000
const nobody = 'http://127.0.0.1:1'

it('a site with the demo agency is ready soon after its start, and says so at once', async () => {
  const folder = await demoData()
  report('from start to ready, the demo agency', p95(await startTimes({ DATA_DIR: folder })))

  const site = await start('site', { DATA_DIR: folder })
  const asked: number[] = []
  for (let number = 0; number < QUESTIONS; number += 1) {
    const begin = performance.now()
    expect(await statusOf(site)).toBe(200)
    asked.push(performance.now() - begin)
  }
  report('an answer of /health/ready', p95(asked))
})

it(`a site with ${WAITING} entries that wait for its panel is ready soon after its start`, async () => {
  const folder = await freshFolder()
  await keepMessages(folder, WAITING)
  const environment = {
    ...credentials,
    PANEL_URL: nobody,
    INTEGRATION_URL: nobody,
    DATA_DIR: folder,
  }
  report(`from start to ready, ${WAITING} entries`, p95(await startTimes(environment)))
})

/** How long each of several starts takes until the site says that it is ready. */
async function startTimes(environment: Record<string, string>): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < STARTS; number += 1) {
    const begin = performance.now()
    const site = await start('site', { ...environment, NODE_DISABLE_COMPILE_CACHE: '1' })
    expect(await statusOf(site)).toBe(200)
    times.push(performance.now() - begin)
    expect(await site.end()).toBe(0)
  }
  return times
}

async function statusOf(site: Running): Promise<number> {
  const answer = await fetch(`${site.url}/health/ready`)
  await answer.arrayBuffer()
  return answer.status
}
