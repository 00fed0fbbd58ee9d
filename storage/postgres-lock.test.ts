import { expect, it, onTestFinished } from 'vitest'

import { freshDatabase } from './fresh-database.fixture.ts'
import { takeAdvisoryLock } from './postgres-lock.ts'
import { createPool } from './postgres-pool.ts'
import { tcpProxy } from './tcp-proxy.fixture.ts'

const limits = { askEveryMs: 50, silenceMs: 2_000 }

/** Two machines; the first reaches the database through a proxy. */
async function twoPools() {
  const stack = new AsyncDisposableStack()
  onTestFinished(() => stack.disposeAsync())
  const { url } = stack.use(await freshDatabase('postgres'))
  const proxy = await tcpProxy(url)
  const [first, second] = [createPool(proxy.url), createPool(url)]
  stack.defer(() => first.end())
  stack.defer(() => second.end())
  return { proxy, first, second }
}

it('a lock lasts as long as its holder lives, and no longer than its silence', async () => {
  const { proxy, first, second } = await twoPools()
  const takeSecond = async () => {
    await using lock = await takeAdvisoryLock(second, 'import', limits)
    return lock !== null
  }
  const lock = await takeAdvisoryLock(first, 'import', limits)
  let questions = 0
  proxy.state.passing = (bytes, { server }) => {
    questions += 1
    server.write(bytes)
  }
  await expect.poll(() => questions).toBeGreaterThan(80) // twice the silence
  expect(lock?.isHeld()).toBe(true)
  expect(await takeSecond()).toBe(false)

  proxy.state.passing = () => {} // the network is gone, but nobody has closed the connection
  await expect.poll(takeSecond).toBe(true)
  expect(lock?.isHeld()).toBe(false)
  proxy.state.passing = null
  await lock?.[Symbol.asyncDispose]()
})

it('a lock at a former primary, which only reads any more, is not held', async () => {
  const { second } = await twoPools()
  const client = await second.connect()
  await using lock = await takeAdvisoryLock({ connect: async () => client }, 'import', limits)
  expect(lock?.isHeld()).toBe(true)
  await client.query('set default_transaction_read_only = on')
  await expect.poll(() => lock?.isHeld(), { timeout: limits.silenceMs / 2 }).toBe(false)
})
