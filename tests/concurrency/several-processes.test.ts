import { once } from 'node:events'
import { readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { demoData } from '../demo-data.ts'
import { runToEnd, start } from '../processes.ts'
import { askAnew, patience, siteOfThree } from './site-of-three.ts'

describe('a site in three processes', () => {
  it('replaces one that is killed, and answers meanwhile', async () => {
    const site = await siteOfThree({ DATA_DIR: await demoData() })
    const first = site.pids()[0] ?? expect.fail('nobody is there')
    await site.kill(first)
    expect(await askAnew(`${site.url}/health/ready`)).toEqual({ status: 200, body: 'ready' })
    await site.complete()
    expect((await askAnew(`${site.url}/modelos`))?.status).toBe(200)
    expect(site.said().split('has died')).toHaveLength(2)
    expect(site.said().split('Vereda is at')).toHaveLength(2)
    expect(await site.end()).toBe(0)
  }, 240_000)

  it('prepares covers, also after the process that began to do so was killed', async () => {
    const DATA_DIR = await demoData()
    const pictures = join(DATA_DIR, 'pictures')
    const copies = async () => {
      const files = await readdir(pictures, { recursive: true })
      return files.filter((file) => /\.(?:webp|avif)$/.test(file))
    }
    const site = await siteOfThree({ DATA_DIR })
    await site.kill(site.pids()[0] ?? expect.fail('nobody is there'))
    await site.complete()
    for (const copy of await copies()) await rm(join(pictures, copy), { force: true })
    await expect.poll(copies, patience).not.toEqual([])
    expect(await site.end()).toBe(0)
  }, 240_000)

  it('goes on while Node cannot be found, and is complete again once it can', async () => {
    const folder = await demoData()
    const node = join(folder, 'node')
    await symlink(process.execPath, node)
    const site = await siteOfThree({ DATA_DIR: folder, ...begunBy(node) })
    const first = site.pids()[0] ?? expect.fail('nobody is there')
    await rm(node)
    await site.kill(first)
    await expect
      .poll(() => site.said().split('could not begin').length, patience)
      .toBeGreaterThan(2)
    expect(await askAnew(`${site.url}/health/ready`)).toEqual({ status: 200, body: 'ready' })
    await symlink(process.execPath, node)
    await site.complete()
    expect(await site.end()).toBe(0)
  }, 240_000)

  it('has imported the demo agency once', async () => {
    const site = await siteOfThree({ DATA_DIR: await freshFolder() })
    expect(site.said().split('talents: 40 new')).toHaveLength(2)
    expect(await site.end()).toBe(0)
  }, 240_000)

  it('that is killed leaves neither its port nor its folder taken', async () => {
    const DATA_DIR = await demoData()
    const site = await siteOfThree({ DATA_DIR })
    await site.stop()
    const PORT = new URL(site.url).port
    const next = await start('site', { DATA_DIR, PORT })
    expect((await askAnew(`${next.url}/health/ready`))?.status).toBe(200)
  }, 240_000)
})

describe('a data folder', () => {
  it.each(['1', '3'])(
    'is no second site’s while %s processes use it',
    async (count) => {
      const DATA_DIR = await demoData()
      await start('site', { DATA_DIR, WEB_CONCURRENCY: count })
      for (const WEB_CONCURRENCY of ['1', '2']) {
        const { code, said } = await runToEnd('site', { DATA_DIR, WEB_CONCURRENCY, PORT: '0' })
        expect(code).toBe(1)
        expect(said).toBe(
          `DATA_DIR: ${DATA_DIR} is in use by a running site: stop that site, or choose another folder.\n`,
        )
      }
      const { code, said } = await runToEnd('agency', { DATA_DIR }, ['outbox', 'list'])
      expect([code, said]).toEqual([0, '0 entries.\n'])
    },
    120_000,
  )
})

describe('a start of three processes that cannot succeed ends with one sentence', () => {
  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await runToEnd('site', { ...(await three()), PORT: String(port) })).toEqual({
      code: 1,
      said: `Port ${port} is in use: end the program that uses it, or set PORT to another one.\n`,
    })
  })

  it('when the identity file has a mistake', async () => {
    const path = join(await freshFolder(), 'agency.config.ts')
    await writeFile(path, 'export default { brand: 7 }')
    expect(await runToEnd('site', { ...(await three()), AGENCY_CONFIG: path, PORT: '0' })).toEqual({
      code: 78,
      said: `${path}: brand must be text.\n`,
    })
  })

  it('when Node cannot be found', async () => {
    const nowhere = begunBy(join(await freshFolder(), 'node'))
    const { code, said } = await runToEnd('site', { ...(await three()), ...nowhere, PORT: '0' })
    expect(code).toBe(1)
    expect(said).toContain('the site cannot begin')
  })

  it('when there are to be more than 64', async () => {
    expect(await runToEnd('site', { ...(await three()), WEB_CONCURRENCY: '65' })).toEqual({
      code: 78,
      said: 'WEB_CONCURRENCY is "65": it must be a number from 1 to 64.\n',
    })
  })
})

async function three() {
  return { DATA_DIR: await freshFolder(), WEB_CONCURRENCY: '3' }
}

/** The processes of a site are begun by the Node that is, or is not, at this path. */
function begunBy(node: string) {
  return { NODE_OPTIONS: `--import=data:text/javascript,process.execPath='${node}'` }
}
