import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { demoData } from '../demo-data.ts'
import { p95, report } from '../sizes.ts'
import { start } from '../processes.ts'
import { slowClient } from '../slow-client.ts'

it('500 visitors who send a header byte by byte cost the others no page, and are cut', async () => {
  const { url } = await start('site', { DATA_DIR: await demoData() })
  const visitors = Array.from({ length: 500 }, (_, number) => slowHeader(url, number))
  const allCut = new AbortController()
  void Promise.all(visitors).then(() => allCut.abort())
  const times: number[] = []
  while (!allCut.signal.aborted) {
    const begin = performance.now()
    expect(await askForForm(url)).toBe(200)
    times.push(performance.now() - begin)
    await sleep(50)
  }
  expect(times.length).toBeGreaterThan(20) // the connections stayed for a while
  report('a page beside 500 slow headers', p95(times))
})

/** Asks, over a connection of its own, for a page that is made for each visitor. */
async function askForForm(url: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(`${url}/seja-um-modelo`, { agent: false }, resolve).on('error', reject)
  const answer = await promise
  await answer.resume().toArray()
  return answer.statusCode
}

/** Begins a request from an address of its own, and sends a byte of its header each second until the site ends the connection. */
async function slowHeader(url: string, number: number): Promise<void> {
  const client = slowClient(url, number).resume()
  const each = setInterval(() => client.write('a'), 1_000)
  await new Promise((resolve) => void client.on('close', resolve))
  clearInterval(each)
}
