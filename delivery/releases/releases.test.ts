import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { served } from '../served.fixture.ts'
import { readStaticFiles } from '../static-files.ts'
import {
  createPublishedAssets,
  publishedAssetsLimits,
  servePublishedAssets,
} from './published-assets.ts'
import { type PublicationEvent, publishRelease } from './publish-release.ts'

const SOMEBODY_ELSES = 418
const SCRIPT = `console.log('${'passarela '.repeat(40)}')`
const common = { 'packages-AAAAAAAA.js': 'export {}', 'text-AAAAAAAA.woff2': 'a font' }
const first = { ...common, 'site-11111111.js': SCRIPT }
const second = { ...common, 'site-22222222.js': `${SCRIPT};` }
const impatient = { pauseMs: 60_000, waitMs: 50 }
const hasty = { ...publishedAssetsLimits, pauseMs: 0 }

describe('an asset of another release', () => {
  it('is sent as that release sends it, to a client of either', async () => {
    const { store } = await countedStore()
    const older = await machine(first, store)
    const newer = await machine(second, store)
    await older.publish()
    await newer.publish()
    for (const [machineOf, name] of [
      [newer, 'site-11111111.js'] as const,
      [older, 'site-22222222.js'] as const,
    ]) {
      const answer = await machineOf.ask(`/assets/${name}`, { 'Accept-Encoding': 'br' })
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      })
      const text = brotliDecompressSync(await answer.arrayBuffer()).toString()
      expect(text).toBe({ ...first, ...second }[name])
    }
  })

  it('is read from the store once, and with it all of its release', async () => {
    const { store, calls } = await countedStore()
    await (await machine({ ...first, 'more-11111111.js': 'more' }, store)).publish()
    const newer = await machine(second, store, hasty)
    const names = ['site-11111111.js', 'more-11111111.js', 'site-11111111.js']
    const begun = { ...calls }
    for (const name of names) expect((await newer.ask(`/assets/${name}`)).status).toBe(200)
    expect([calls.list - begun.list, calls.get - begun.get]).toEqual([1, 1])
  })

  it('is found although its release was published after the store had been asked', async () => {
    const { store } = await countedStore()
    const older = await machine(first, store, hasty)
    expect((await older.ask('/assets/site-22222222.js')).status).toBe(404)
    await (await machine(second, store)).publish()
    expect((await older.ask('/assets/site-22222222.js')).status).toBe(200)
  })
})

describe('a name that no release has', () => {
  it('is a 404 that nobody caches', async () => {
    const { store } = await countedStore()
    const { ask } = await machine(first, store)
    const answer = await ask('/assets/site-99999999.js')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await answer.text()).toBe('')
  })

  it('costs no request to the store of its own, however many are asked for', async () => {
    const { store, calls } = await countedStore()
    const { ask } = await machine(first, store, impatient)
    const all = Array.from({ length: 30 }, (_, index) => ask(`/assets/x-${10_000_000 + index}.js`))
    for (const { status } of await Promise.all(all)) expect([404, 503]).toContain(status)
    expect((await ask('/assets/x-20000000.js')).status).toBe(503)
    expect(calls).toMatchObject({ list: 1, get: 0 })
  })

  it.each([
    ['GET', '/assets/site.js'],
    ['GET', '/assets/'],
    ['GET', '/assets/../releases/site-99999999.js'],
    ['GET', '/assets/%2e%2e/site-99999999.js'],
    ['GET', '/modelos'],
    ['POST', '/assets/site-99999999.js'],
  ])('is no asset, and the store is not asked: %s %s', async (method, target) => {
    const { store, calls } = await countedStore()
    const { ask } = await machine(first, store)
    expect((await ask(target, {}, method)).status).toBe(SOMEBODY_ELSES)
    expect(calls.list).toBe(0)
  })
})

describe('a store', () => {
  it('that fails is a 503 that nobody caches, and is asked again', async () => {
    const { store, failing } = await countedStore()
    await (await machine(first, store)).publish()
    const { ask, problems } = await machine(second, store, hasty)
    failing.add('list')
    const answer = await ask('/assets/site-11111111.js')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(answer.headers.get('Retry-After')).toBe('10')
    failing.delete('list')
    failing.add('get')
    expect((await ask('/assets/site-11111111.js')).status).toBe(503)
    failing.delete('get')
    expect((await ask('/assets/site-11111111.js')).status).toBe(200)
    expect(problems).toHaveLength(2)
  })

  it('with a broken file or one that is too large serves the other releases, and neither is read twice', async () => {
    const { store, calls } = await countedStore()
    await (await machine(first, store)).publish()
    await store.put(`releases/2-${'0'.repeat(16)}.json`, new TextEncoder().encode('{'))
    await store.put(`releases/3-${'1'.repeat(16)}.json`, new Uint8Array(8 * 1024 * 1024 + 1))
    const { ask, problems } = await machine(second, store, hasty)
    expect((await ask('/assets/site-11111111.js')).status).toBe(200)
    expect((await ask('/assets/site-99999999.js')).status).toBe(404)
    expect(calls.get).toBe(3)
    expect(problems.map(String)).toEqual([
      expect.stringContaining('releases/3-1'),
      expect.stringContaining('releases/2-0'),
    ])
  })
})

describe('a release', () => {
  it('is published once, by however many processes', async () => {
    const { store, calls } = await countedStore()
    const events = [...(await (await machine(first, store)).publish())]
    events.push(...(await (await machine(first, store)).publish()))
    expect(events).toMatchObject([{ kind: 'published', assets: 3 }])
    expect(calls.put).toBe(1)
    expect(await store.list('releases')).toHaveLength(1)
  })

  it('is the latest again after a rollback', async () => {
    const { store } = await countedStore()
    for (const release of [first, second, first]) await (await machine(release, store)).publish()
    const paths = (await store.list('releases')).toSorted()
    expect(paths).toEqual([expect.stringMatching(/\/2-/), expect.stringMatching(/\/3-/)])
  })

  it('is deleted when ten later ones are published, and nothing else is', async () => {
    const { store } = await countedStore()
    await store.put('private/photo.jpg', new Uint8Array([1]))
    for (let number = 10; number <= 22; number += 1) {
      await (await machine({ [`site-000000${number}.js`]: '' }, store)).publish()
    }
    expect(await store.list('releases')).toHaveLength(10)
    expect(await store.list('private')).toHaveLength(1)
    const { ask } = await machine(first, store)
    const asked = ['12', '13'].map(
      async (number) => (await ask(`/assets/site-000000${number}.js`)).status,
    )
    expect(await Promise.all(asked)).toEqual([404, 200])
  })

  it('is tried again if the store fails, and given up after the last try', async () => {
    const { store, calls, failing } = await countedStore()
    failing.add('put')
    expect(await (await machine(first, store)).publish()).toMatchObject([{ kind: 'failed' }])
    expect(calls.put).toBe(3)
    failing.delete('put')
    expect(await (await machine(first, store)).publish()).toMatchObject([{ kind: 'published' }])
  })
})

/** A machine whose build has these assets; everything else is somebody else's. */
async function machine(
  assets: Readonly<Record<string, string>>,
  store: MediaStore,
  limits = publishedAssetsLimits,
) {
  const folder = await freshFolder()
  await mkdir(join(folder, 'assets'))
  for (const [name, text] of Object.entries(assets)) {
    await writeFile(join(folder, 'assets', name), text)
  }
  const own = await readStaticFiles(folder)
  const problems: unknown[] = []
  const report = (error: unknown) => void problems.push(error)
  const others = createPublishedAssets({ store, own, report, limits })
  const ask = await served(
    servePublishedAssets(others, (_, response) => void response.writeHead(SOMEBODY_ELSES).end()),
  )
  return {
    ask,
    problems,
    /** What it reported. */
    async publish() {
      const events: PublicationEvent[] = []
      await publishRelease({
        own,
        store,
        report: (event) => void events.push(event),
        pausesMs: [0, 0],
      })
      return events
    },
  }
}

/** A store that counts its calls; those that are `failing` reject. */
async function countedStore() {
  const disk = await diskMediaStore(await freshFolder())
  const calls = { list: 0, get: 0, put: 0 }
  const failing = new Set<keyof typeof calls>()
  const count = (call: keyof typeof calls) => {
    calls[call] += 1
    if (failing.has(call)) throw new Error(`${call} fails`)
  }
  const store: MediaStore = {
    ...disk,
    async list(folder) {
      count('list')
      return disk.list(folder)
    },
    async get(path, range) {
      count('get')
      return disk.get(path, range)
    },
    async put(path, bytes) {
      count('put')
      await disk.put(path, bytes)
    },
  }
  return { store, calls, failing }
}
