import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { sendContact } from '#contract/panel/entries.ts'
import { rowsOf } from '#outbox/tables.ts'
import { openDatabase } from '#storage/database.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { keepMessages } from './keep-messages.ts'
import { siteOfThree } from './site-of-three.ts'

const ENTRIES = 500
const patience = { timeout: 100_000, interval: 100 }

it('three processes send each of 500 entries once, four at a time', async () => {
  const DATA_DIR = await freshFolder()
  await keepMessages(DATA_DIR, ENTRIES)
  const panel = await countingPanel()
  const services = {
    PANEL_URL: panel.url,
    PANEL_SALT: 'salt',
    PANEL_API_TOKEN: 'token',
    INTEGRATION_URL: panel.url,
    INTEGRATION_SALT: 'salt',
    INTEGRATION_API_KEY: 'key',
  }
  const site = await siteOfThree({ ...services, DATA_DIR })
  await expect.poll(() => new Set(panel.keys).size, patience).toBe(ENTRIES)
  expect(await site.end()).toBe(0)
  expect(panel.keys).toHaveLength(ENTRIES)
  expect(panel.busiest()).toBeLessThanOrEqual(4)
  expect(await countKept(DATA_DIR)).toEqual({ entries: 0, marks: ENTRIES })
}, 200_000)

/** A panel that takes messages and nothing else, and knows which keys it was sent. */
async function countingPanel() {
  const keys: string[] = []
  let busy = 0
  let busiest = 0
  const server = createServer(async (request, response) => {
    request.resume()
    await once(request, 'end')
    const isMessage = request.url === sendContact.path
    const key = String(request.headers['idempotency-key'])
    if (isMessage) {
      keys.push(key)
      busiest = Math.max(busiest, (busy += 1))
      await sleep(5) // long enough to have others beside it
      busy -= 1
    }
    const answer = isMessage ? { id: key } : { token: 'token', access_token: 'token' }
    response.writeHead(isMessage ? 201 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, keys, busiest: () => busiest }
}

async function countKept(folder: string) {
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  const rows = rowsOf(database)
  const entries = await rows.selectFrom('outbox_entries').select('key').execute()
  const marks = await rows.selectFrom('outbox_marks').select('key').execute()
  await database.close()
  return { entries: entries.length, marks: marks.length }
}
