import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { StatDisk } from '#storage/disk-space.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { createCopies } from './copies.ts'
import type { UpstreamEvent } from './events.ts'
import { fakeAgency, valueOf } from './fake-agency.fixture.ts'
import { noConnection } from './fake-service.fixture.ts'

const copy = { savedAt: 1_772_366_400_000, answer: { data: ['Lúcia', { id: 7 }] } }

describe('a copy', () => {
  it('is read as it was written, under its key alone', async () => {
    const { copies } = await copiesIn(await freshFolder())
    copies.write('a', copy)
    await copies.settled()
    expect(await copies.read('a')).toEqual(copy)
    expect(await copies.read('b')).toBeNull()
  })

  it('is the last of those written in a row', async () => {
    const { copies } = await copiesIn(await freshFolder())
    for (let savedAt = 0; savedAt < 20; savedAt += 1) copies.write('a', { savedAt, answer: 1 })
    await copies.settled()
    expect(await copies.read('a')).toEqual({ savedAt: 19, answer: 1 })
  })

  it('leaves nothing behind when it is removed, broken or not', async () => {
    const folder = await freshFolder()
    const { copies } = await copiesIn(folder)
    copies.write('a', copy)
    copies.quarantine('a', 'x')
    copies.write('a', copy)
    void copies.remove('a')
    await copies.settled()
    expect(await readdir(folder)).toEqual([])
  })

  it('leaves the disk its reserve, and is told of where it is not written', async () => {
    const folder = await freshFolder()
    let freeFiles = 5_000
    const disk = { bavail: 1_000_000, blocks: 10_000_000, bsize: 4_096, files: 1_000_000 }
    const { copies, events } = await copiesIn(folder, 10, async () => ({
      ...disk,
      ffree: freeFiles,
    }))
    copies.write('a', copy)
    await copies.settled()
    expect(await copies.read('a')).toEqual(copy)
    freeFiles = 900
    copies.write('b', copy)
    await copies.settled()
    expect(await copies.read('b')).toBeNull()
    expect(events).toEqual([{ kind: 'copy-failed', reason: 'ENOSPC' }])
  })

  it('has a name that tells nothing', async () => {
    const folder = await freshFolder()
    const { copies } = await copiesIn(folder)
    copies.write('../../etc/lucia-prado', copy)
    await copies.settled()
    expect((await readdir(folder)).join()).toMatch(/^[0-9a-f]{64}\.json$/)
  })

  it('in which anything was changed is set aside and told of, whatever it was', async () => {
    const folder = await freshFolder()
    const { copies, events } = await copiesIn(folder)
    copies.write('a', copy)
    await copies.settled()
    const path = join(folder, (await readdir(folder)).join())
    const whole = await readFile(path)
    await fc.assert(
      fc.asyncProperty(damageTo(whole), async (damaged) => {
        events.length = 0
        await writeFile(path, damaged)
        const read = await copies.read('a')
        await copies.settled()
        if (read !== null) expect(read).toEqual(copy) // a damage that JSON does not see
        else expect(events.map(({ kind }) => kind)).toEqual(['copy-broken'])
      }),
      { numRuns: 300, seed: 9 },
    )
  })

  it('that cannot be read is none, and told of', async () => {
    const folder = await freshFolder()
    const { copies, events } = await copiesIn(folder)
    copies.write('a', copy)
    await copies.settled()
    const path = join(folder, (await readdir(folder)).join())
    void copies.remove('a')
    await copies.settled()
    await mkdir(path)
    expect(await copies.read('a')).toBeNull()
    expect(events).toEqual([{ kind: 'copy-failed', reason: 'EISDIR' }])
  })

  it('that cannot be written is told of, and the next one can', async () => {
    const folder = join(await freshFolder(), 'copies')
    const { copies, events } = await copiesIn(folder)
    await writeFile(folder, 'in the way')
    copies.write('a', copy)
    await copies.settled()
    expect(events).toEqual([{ kind: 'copy-failed', reason: 'EEXIST' }])
  })
})

describe('the folder of copies', () => {
  it('holds so many: those written longest ago go', async () => {
    const folder = await freshFolder()
    await (await copiesIn(folder)).fill(1, 20)
    const { copies } = await copiesIn(folder, 10)
    copies.write('21', copy)
    await copies.settled()
    expect(await readdir(folder)).toHaveLength(9)
    expect(await copies.read('21')).toEqual(copy)
    expect(await copies.read('1')).toBeNull()
  })

  it('loses what a killed process left half written, not what another is writing', async () => {
    const folder = await freshFolder()
    for (const name of ['old.partial', 'new.partial']) await writeFile(join(folder, name), '{')
    const yesterday = new Date(Date.now() - 86_400_000)
    await utimes(join(folder, 'old.partial'), yesterday, yesterday)
    const { copies } = await copiesIn(folder)
    copies.write('a', copy)
    await copies.settled()
    expect(await readdir(folder)).toContain('new.partial')
    expect(await readdir(folder)).not.toContain('old.partial')
  })

  it('does not mind a file that another process has just renamed', async () => {
    const folder = await freshFolder()
    await symlink(join(folder, 'gone'), join(folder, 'a.json.1.partial')) // is listed, but is not there
    const { copies, events } = await copiesIn(folder)
    copies.write('a', copy)
    await copies.settled()
    expect(events).toEqual([])
  })

  it('takes no more writes than may wait', async () => {
    const folder = await freshFolder()
    const { copies } = await copiesIn(folder)
    for (let key = 0; key < 300; key += 1) copies.write(String(key), copy)
    await copies.settled()
    expect(await readdir(folder)).toHaveLength(100)
  })
})

describe('an upstream', () => {
  it('writes a copy when the answer has changed, or an hour has passed', async () => {
    const { upstream, folder, passSeconds } = await fakeAgency()
    const seen = new Set<string>()
    for (let twentySeconds = 0; twentySeconds < 360; twentySeconds += 1) {
      await upstream.roster()
      await upstream.settled()
      for (const name of await readdir(folder)) seen.add(await readFile(join(folder, name), 'utf8'))
      passSeconds(21)
    }
    expect(seen.size).toBe(3)
  })

  it('serves on from memory when every copy is broken, and heals them', async () => {
    const { upstream, restart, folder, integration, passSeconds, events } = await fakeAgency()
    await upstream.roster()
    await upstream.settled()
    for (const name of await readdir(folder)) await writeFile(join(folder, name), '{"key":')
    const restarted = restart()
    expect(valueOf(await restarted.roster())).toHaveLength(2)
    await restarted.settled()
    expect(events.map(({ kind }) => kind)).toContain('copy-broken')
    integration.fault = noConnection
    passSeconds(60)
    expect(valueOf(await restart().roster())).toHaveLength(2)
  })

  it('serves on when no copy can be written', async () => {
    const { upstream, folder, passSeconds } = await fakeAgency({ copiesWaiting: 0 })
    await upstream.roster()
    passSeconds(60)
    expect(valueOf(await upstream.roster())).toHaveLength(2)
    await upstream.settled()
    expect(await readdir(folder)).toEqual([])
  })
})

/** Copies in a folder, and what they report. */
async function copiesIn(folder: string, copyFiles = 1_000, statDisk?: StatDisk) {
  const events: UpstreamEvent[] = []
  const report = (event: UpstreamEvent) => void events.push(event)
  const copies = createCopies({
    folder,
    limits: { copyFiles, copiesWaiting: 100 },
    report,
    ...(statDisk && { statDisk }),
  })
  return {
    copies,
    events,
    /** Writes copies with these numbers as keys, one after the other. */
    async fill(first: number, last: number) {
      for (let key = first; key <= last; key += 1) {
        copies.write(String(key), copy)
        await copies.settled()
      }
    },
  }
}

/** Files cut short, with other bytes in them, or empty. */
function damageTo(whole: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat(whole.length - 1)
  const cut = place.map((length) => whole.slice(0, length))
  const changed = fc.tuple(place, fc.nat(255)).map(([index, byte]) => whole.with(index, byte))
  return fc.oneof(cut, changed)
}
