import { readdir, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { openEntryFolder } from './entry-folder.ts'

const noReserve = { reserveBytes: 0, reserveFiles: 0 }

const readNumber = (value: unknown) => (typeof value === 'number' ? value : null)

describe('a folder of entries', () => {
  it('returns what was written, in another process too', async () => {
    const folder = await freshFolder()
    const first = await openEntryFolder(folder, readNumber, noReserve)
    await first.write({ path: 'a/1.jpg', facts: 7 })
    await first.write({ path: 'a/2.jpg', facts: null })
    const second = await openEntryFolder(folder, readNumber, noReserve)
    expect(await second.read('a/1.jpg')).toEqual({ path: 'a/1.jpg', facts: 7 })
    expect(await Array.fromAsync(second.all())).toHaveLength(2)
  })

  it('returns nothing for removed and unwritten entries', async () => {
    const entries = await openEntryFolder(await freshFolder(), readNumber, noReserve)
    await entries.write({ path: 'a.jpg', facts: 7 })
    await entries.remove('a.jpg')
    await entries.remove('a.jpg')
    expect(await entries.read('a.jpg')).toBeNull()
    expect(await Array.fromAsync(entries.all())).toEqual([])
  })

  it('names no file after a path, so that none can lead out of it', async () => {
    const folder = await freshFolder()
    const entries = await openEntryFolder(folder, readNumber, noReserve)
    await entries.write({ path: '../../ana-souza.jpg', facts: 7 })
    const names = (await readdir(folder)).filter((name) => name !== 'partial')
    expect(names).toEqual([expect.stringMatching(/^[\da-f]{32}\.json$/)])
  })

  it.each(['', '{"path":', '[]', 'null', '{"path":7}', '{"path":"b.jpg","facts":1}'])(
    'passes over a file that holds %j',
    async (text) => {
      const folder = await freshFolder()
      const entries = await openEntryFolder(folder, readNumber, noReserve)
      await entries.write({ path: 'a.jpg', facts: 7 })
      for (const name of await filesIn(folder)) await writeFile(join(folder, name), text)
      expect(await entries.read('a.jpg')).toBeNull()
      expect(await Array.fromAsync(entries.all())).toEqual([])
    },
  )

  it('still knows a path whose facts cannot be read', async () => {
    const folder = await freshFolder()
    const entries = await openEntryFolder(folder, readNumber, noReserve)
    const path = 'a.jpg'
    await entries.write({ path, facts: 7 })
    const [name = ''] = await filesIn(folder)
    await writeFile(join(folder, name), JSON.stringify({ path, facts: 'seven' }))
    expect(await entries.read(path)).toEqual({ path, facts: null })
  })

  it('leaves nothing half written, and clears what a killed process left', async () => {
    const folder = await freshFolder()
    const entries = await openEntryFolder(folder, readNumber, noReserve)
    const left = join(folder, 'partial', 'left')
    await writeFile(left, '{"pa')
    await utimes(left, new Date(0), new Date(0))
    await entries.write({ path: 'a.jpg', facts: 7 })
    await Array.fromAsync(entries.all())
    expect(await readdir(join(folder, 'partial'))).toEqual([])
  })

  it('reads hundreds at the start, and one that is cut costs no other', async () => {
    const folder = await freshFolder()
    const entries = await openEntryFolder(folder, readNumber, noReserve)
    for (let facts = 0; facts < 300; facts++) await entries.write({ path: `${facts}.jpg`, facts })
    await truncate(join(folder, (await filesIn(folder))[0] ?? ''), 3)
    expect(await Array.fromAsync(entries.all())).toHaveLength(299)
  })
})

async function filesIn(folder: string) {
  return (await readdir(folder)).filter((name) => name.endsWith('.json'))
}
