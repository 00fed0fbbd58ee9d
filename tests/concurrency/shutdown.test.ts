import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { agencyFolder } from '../../bench/agency/agency-folder.ts'
import { credentials } from '../credentials.ts'
import { demoData } from '../demo-data.ts'
import { freePort } from '../free-port.ts'
import { begin, runToEnd, start } from '../processes.ts'
import { askAnew, patience, siteOfThree } from './site-of-three.ts'

const withFaults = {
  NODE_OPTIONS: `--import ${pathToFileURL(resolve(import.meta.dirname, 'fault-on-signal.ts')).href}`,
}

it.each(['1', '3'])(
  'a site in %s process(es) that is told to end while it starts ends well',
  async (WEB_CONCURRENCY) => {
    const DATA_DIR = await freshFolder()
    const port = await freePort()
    const site = begin('site', { DATA_DIR, WEB_CONCURRENCY, PORT: String(port) })
    const health = () => askAnew(`http://127.0.0.1:${port}/health/ready`)
    await expect.poll(health, patience).toEqual({ status: 503, body: 'starting' })
    site.signal('SIGTERM')
    expect(await site.ended, site.said()).toBe(0)
    expect(await readdir(join(DATA_DIR, 'uploads'))).toEqual([])
  },
  120_000,
)

const programs = [
  ['site', {}],
  ['provider', credentials],
] as const

it.each(programs)(
  'a fault that nobody caught is logged, and the %s ends in order with a failure',
  async (program, environment) => {
    const DATA_DIR = await demoData()
    const running = await start(program, { ...environment, ...withFaults, DATA_DIR })
    running.signal('SIGHUP')
    await expect.poll(running.said, patience).toContain('a fault of nobody')
    expect(await running.end()).toBe(1)
    expect(running.said()).toContain('a fault that nobody caught ends this process')
    expect(await readdir(join(DATA_DIR, 'uploads'))).toEqual([])
  },
  120_000,
)

it('a signal after such a fault cuts no request in flight', async () => {
  const site = await start('site', { ...withFaults, DATA_DIR: await demoData() })
  const finish = await beginMessage(site.url)
  const faults = () => site.said().split('ends this process').length - 1
  site.signal('SIGHUP')
  await expect.poll(faults, patience).toBe(1)
  site.signal('SIGTERM')
  site.signal('SIGHUP') // shows that the signal before it has been handled
  await expect.poll(faults, patience).toBe(2)
  expect(await finish()).toBeGreaterThanOrEqual(400)
  expect(await site.end()).toBe(1)
})

it('a signal that comes twice, from the terminal and from npm, cuts no request in flight', async () => {
  const port = String(await freePort())
  const site = begin('site', { DATA_DIR: await demoData(), PORT: port })
  const url = `http://127.0.0.1:${port}`
  const health = () => askAnew(`${url}/health/ready`)
  await expect.poll(health, patience).toMatchObject({ body: 'ready' })
  const finish = await beginMessage(url)
  site.signal('SIGINT')
  site.signal('SIGTERM') // two of one kind may arrive as one
  await expect.poll(health, patience).toMatchObject({ body: 'draining' })
  expect(await finish()).toBeGreaterThanOrEqual(400)
  expect(await site.ended).toBe(0)
})

/** Begins to send a message; `finish` sends the rest and returns the answer's status. */
async function beginMessage(url: string) {
  const inFlight = request(`${url}/contato`, {
    method: 'POST',
    headers: { Expect: '100-continue' },
  })
  const answer = once(inFlight, 'response')
  inFlight.flushHeaders()
  await once(inFlight, 'continue')
  return async (): Promise<number> => {
    inFlight.end('name=Rui')
    const [{ statusCode }] = await answer
    return statusCode
  }
}

it('of several processes one with such a fault ends alone, and another takes its place', async () => {
  const site = await siteOfThree({ ...withFaults, DATA_DIR: await demoData() })
  const [victim = 0] = site.pids()
  process.kill(victim, 'SIGHUP')
  await expect.poll(site.pids, patience).not.toContain(victim)
  await site.complete()
  expect(site.said()).toContain('a fault that nobody caught ends this process')
  expect((await askAnew(`${site.url}/health/ready`))?.status).toBe(200)
  expect(await site.end()).toBe(0)
}, 240_000)

it.each([
  ['to end', [143], ['SIGTERM']],
  ['so twice at once, by the terminal and by npm,', [130, 143], ['SIGINT', 'SIGTERM']], // which of the two comes first is open
] as const)(
  'an import that is told %s stops in order (%j), and the next one completes it',
  async (_, codes, signals) => {
    const world = await freshFolder()
    const source = await agencyFolder(100, world)
    const DATA_DIR = join(world, 'data')
    const running = begin('agency', { DATA_DIR }, ['import', source])
    await expect.poll(running.said, patience).toContain('Importing')
    for (const signal of signals) running.signal(signal)
    expect(codes).toContain(await running.ended)
    expect(running.said()).toContain('Interrupted: run it again to complete it.\n')
    const files = await readdir(DATA_DIR, { recursive: true })
    expect(files.filter((name) => /partial|-wal|-shm/.test(name))).toEqual([])
    const again = await runToEnd('agency', { DATA_DIR }, ['import', source])
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('talents: 100 new') })
  },
  120_000,
)
