import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { toMediaPath } from '#provider/media/media-path.ts'
import { moveFiles } from '#server/commands/move-files.ts'
import { runStorage } from '#server/commands/storage-command.ts'
import { ConfigurationError, UsageError } from '#server/environment/exit.ts'
import { diskMediaStore } from '#storage/disk-media-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { MediaStore } from '#storage/media-store.ts'

import { begin, runToEnd } from '../processes.ts'
import { otherHost } from '../storage/certificate.ts'
import { freshS3 } from '../storage/fresh-s3.fixture.ts'
import { s3KeyVariables, startStrictS3 } from '../storage/strict-s3.ts'

const isRead =
  'Each was read back: size and SHA-256 are those of the source, which stays as it is.\n'

/** A site's media on disk: pictures, an empty file, a film that is sent in parts, and the private files. */
async function siteFolder() {
  const folder = join(await freshFolder(), 'media')
  const store = await diskMediaStore(folder)
  const pictures = Array.from({ length: 30 }, (_, index) => `ab/${index}.jpg`)
  for (const path of pictures) await store.put(path, new TextEncoder().encode(path))
  await store.put('cd/empty.gif', new Uint8Array())
  await store.put('cd/film.mp4', new Uint8Array(9_000_000).fill(7))
  await store.put('private/applications/1-a.jpg', new Uint8Array([1, 2]))
  await store.put('private/store-id.txt', new TextEncoder().encode('the-store\n'))
  return { folder, store, total: pictures.length + 4 }
}

async function run(words: string[], environment: Record<string, string> = s3KeyVariables) {
  const dataDir = await freshFolder()
  return runToEnd('agency', { DATA_DIR: dataDir, ...environment }, ['storage', 'move', ...words])
}

describe('npm run agency -- storage move', () => {
  it('copies every file to S3, does nothing the second time, and copies all of them back', async () => {
    const { folder, store, total } = await siteFolder()
    const { server, store: bucket } = await freshS3()
    const { code, said } = await run([`file:${folder}`, server.url()])
    expect(code).toBe(0)
    expect(said).toContain(`${total} files: ${total} copied, 0 there already.\n${isRead}`)
    const again = await moveFiles({ from: store, to: bucket, onProgress: () => {} })
    expect(again).toMatchObject({ total, copied: 0, same: total, others: 0 })
    const home = await diskMediaStore(join(await freshFolder(), 'home'))
    await moveFiles({ from: bucket, to: home, onProgress: () => {} })
    expect(await contentOf(home)).toEqual(await contentOf(store))
    expect((await store.list()).length).toBe(total)
  })

  it('goes on where it was interrupted', async () => {
    const { folder, store, total } = await siteFolder()
    const { server, store: bucket } = await freshS3()
    const moving = begin('agency', { DATA_DIR: await freshFolder(), ...s3KeyVariables }, [
      'storage',
      'move',
      `file:${folder}`,
      server.url(),
    ])
    let isTold = false
    server.state.fault = ({ method }) => {
      if (method === 'PUT' && server.content.objects.size > 9 && !isTold) {
        isTold = true
        moving.signal('SIGTERM')
      }
      return false
    }
    expect(await moving.ended).toBe(143)
    expect(moving.said()).toContain('Interrupted: run it again to complete it.')
    const moved = server.content.objects.size
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(total)
    const rest = await moveFiles({ from: store, to: bucket, onProgress: () => {} })
    expect(rest).toMatchObject({ copied: total - moved, same: moved, failed: [] })
  })

  it('names the files that failed, counts the others, and ends with 1', async () => {
    const { folder, total } = await siteFolder()
    const { server } = await freshS3()
    server.state.fault = ({ method, url = '' }, response) => {
      if (method !== 'PUT' || !url.includes('/ab/7.jpg')) return false
      response.writeHead(507).end()
      return true
    }
    const { code, said } = await run([`file:${folder}`, server.url()])
    expect(code).toBe(1)
    expect(said).toMatch(/\nab\/7\.jpg: ab\/7\.jpg in bucket agency at http\S+ failed: .*507\.\n/)
    expect(said).toContain(`${total} files: ${total - 1} copied, 0 there already, 1 failed.\n`)
    expect(said).toContain('The move is not complete: run the same command again.')
  })

  it('reads from a bucket that takes no files any more', async () => {
    const { store, total } = await siteFolder()
    const { server, store: bucket } = await freshS3()
    await moveFiles({ from: store, to: bucket, onProgress: () => {} })
    Object.assign(server.traits, { denied: ['PUT', 'POST', 'DELETE'], versioning: 'Enabled' })
    const home = join(await freshFolder(), 'home')
    const { code, said } = await run([server.url(), `file:${home}`])
    expect(said).toContain(`${total} files: ${total} copied, 0 there already.\n${isRead}`)
    expect(code).toBe(0)
  })

  it('changes nothing in the storage of another site', async () => {
    const { folder } = await siteFolder()
    const { server, store: others } = await freshS3()
    await others.put('private/store-id.txt', new TextEncoder().encode('another\n'))
    const { code, said } = await run([`file:${folder}`, server.url()])
    expect(said).toBe(
      '<to> is the storage of another site: its private/store-id.txt differs. Name an empty place.\n',
    )
    expect(code).toBe(1)
    expect(await others.list()).toEqual(['private/store-id.txt'])
  })

  it.each<[string[], typeof UsageError, string]>([
    [['move'], UsageError, 'Usage: npm run agency -- storage move <from> <to>'],
    [['copy', 'file:/a', 'file:/b'], UsageError, 'Usage: '],
    [['move', 'file:/a'], UsageError, 'Usage: '],
    [['move', 'file:/a', 'file:/b', 'file:/c'], UsageError, 'Usage: '],
    [['move', 'file:/a', 'file:/a'], UsageError, '<from> and <to> are the same.'],
    [['move', 'file:/no', 'file:/b'], ConfigurationError, '<from>: there is no folder /no.'],
    [['move', '/srv', 'file:/b'], ConfigurationError, '<from>: A media storage address begins'],
    [['move', 's3://agency', 'file:/b'], ConfigurationError, '<from>: The address of the bucket'],
  ])('refuses %j in words', async (words, kind, sentence) => {
    const refused = runStorage(words, new AbortController().signal)
    await expect(refused).rejects.toThrow(kind)
    await expect(refused).rejects.toThrow(sentence)
  })

  it('refuses a server whose certificate is that of another host', async () => {
    const folder = await freshFolder()
    const server = await startStrictS3({ folder: join(folder, 's3'), tls: otherHost })
    onTestFinished(() => server.close())
    const authority = join(folder, 'authority.pem')
    await writeFile(authority, otherHost.cert)
    await mkdir(join(folder, 'media'))
    const environment = { ...s3KeyVariables, NODE_EXTRA_CA_CERTS: authority }
    const { code, said } = await run([`file:${folder}/media`, server.url()], environment)
    expect(said).toMatch(/^<to>: The certificate of the bucket agency at https:.*ALTNAME_INVALID\)/)
    expect(code).toBe(78)
  })
})

describe('a move of files', () => {
  it('replaces a file that differs, and counts what only the target has', async () => {
    const { store, total } = await siteFolder()
    const target = await diskMediaStore(join(await freshFolder(), 'target'))
    await target.put('ab/3.jpg', new Uint8Array([3]))
    await target.put('ef/4.jpg', new Uint8Array([4]))
    const report = await moveFiles({ from: store, to: target, onProgress: () => {} })
    expect(report).toMatchObject({ total, copied: total - 1, replaced: 1, same: 0, others: 1 })
    expect((await contentOf(target)).get('ab/3.jpg')).toEqual(
      (await contentOf(store)).get('ab/3.jpg'),
    )
  })

  it('never replaces a file by one that is damaged', async () => {
    const source = await diskMediaStore(join(await freshFolder(), 'source'))
    const target = await diskMediaStore(join(await freshFolder(), 'target'))
    const whole = new TextEncoder().encode('a picture')
    const path = toMediaPath(createHash('sha256').update(whole).digest('hex'), 'jpg')
    await target.put(path, whole)
    await source.put(path, new TextEncoder().encode('a p1cture'))
    const report = await moveFiles({ from: source, to: target, onProgress: () => {} })
    expect(report.failed).toEqual([
      { path, reason: `${path} is damaged in the source, so it stays as it is in the target.` },
    ])
    expect((await contentOf(target)).get(path)).toBe('a picture')
  })

  it('does not believe a store that keeps other bytes than it was given', async () => {
    const { store, total } = await siteFolder()
    const target = await diskMediaStore(join(await freshFolder(), 'target'))
    const put: MediaStore['put'] = (path, bytes) =>
      target.put(path, path === 'ab/3.jpg' ? new Uint8Array([3]) : bytes)
    const report = await moveFiles({ from: store, to: { ...target, put }, onProgress: () => {} })
    expect(report.failed).toEqual([
      { path: 'ab/3.jpg', reason: 'ab/3.jpg is another file where it was written to.' },
    ])
    expect(report.copied).toBe(total - 1)
  })

  it('ends after twenty failures', async () => {
    const { store } = await siteFolder()
    const report = await moveFiles({ from: store, to: fullStore, onProgress: () => {} })
    expect(report.failed.length).toBeGreaterThanOrEqual(20)
    expect(report.failed.length).toBeLessThan(24)
  })
})

const fullStore: Pick<MediaStore, 'list' | 'get' | 'put'> = {
  list: async () => [],
  get: async () => null,
  async put() {
    throw new Error('disk full')
  },
}

async function contentOf(store: Pick<MediaStore, 'list' | 'get'>) {
  const content = new Map<string, string>()
  for (const path of (await store.list()).toSorted()) {
    const found = await store.get(path)
    content.set(path, found?.part ? await new Response(found.body).text() : '')
  }
  return content
}
