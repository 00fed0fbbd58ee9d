import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

import { expect, it, onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { newPath } from '#storage/private-files.ts'
import { openMediaSource, openMediaStore } from '#storage/open-media-store.ts'
import { StorageError } from '#storage/storage-error.ts'

import { otherHost } from './certificate.ts'
import { freshS3 } from './fresh-s3.fixture.ts'
import { npmS3Keys, startNpmS3 } from './npm-s3.ts'
import { type BucketTraits, s3Keys, startStrictS3 } from './strict-s3.ts'

it('a bucket as it must be is opened, and nothing of the check stays in it', async () => {
  const { server } = await freshS3()
  const store = await openMediaStore(server.url('/site/media'), s3Keys)
  expect(server.content.objects.size).toBe(0)
  await store.put('ab/c.jpg', new Uint8Array([1]))
  expect([...server.content.objects.keys()]).toEqual(['site/media/ab/c.jpg'])
})

it('what a start left that was killed a day ago is removed, not what another start is using', async () => {
  const { server } = await freshS3()
  const store = await openMediaStore(server.url(), s3Keys)
  const [old, recent] = [25, 23].map((hours) =>
    newPath('private/probes', Date.now() - hours * 3_600_000),
  )
  for (const path of [old, recent]) await store.put(path ?? '', new Uint8Array([1]))
  await openMediaStore(server.url(), s3Keys)
  expect([...server.content.objects.keys()]).toEqual([`media/${recent}`])
})

it('uploads that a killed process left for a day are removed at the start', async () => {
  const { server } = await freshS3()
  const begun = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
  server.content.uploads.set('old', { key: 'media/ab/c.mp4', begun, parts: new Map() })
  await openMediaStore(server.url(), s3Keys)
  expect(server.content.uploads.size).toBe(0)
})

it.each<[string, Partial<BucketTraits>, string]>([
  ['public', { isPublic: true }, 'is public: anybody could read'],
  ['versioned', { versioning: 'Enabled' }, 'keeps old versions, so deleted photos would stay'],
  ['in another region', { region: 'eu-west-1' }, 'write region=eu-west-1 in its address'],
  ['without conditional writes', { isConditional: false }, 'ignores "If-None-Match: *"'],
  ['not writable', { denied: ['PUT'] }, 'lacks the right s3:PutObject'],
  ['not readable', { denied: ['GET'] }, 'lacks the right s3:GetBucketVersioning'],
  [
    'one in which nothing can be deleted',
    { denied: ['DELETE'] },
    'lacks the right s3:DeleteObject',
  ],
])('a bucket that is %s is refused in one sentence', async (_, traits, words) => {
  const { server } = await freshS3()
  Object.assign(server.traits, traits)
  await isRefused(openMediaStore(server.url(), s3Keys), words)
  if (traits.denied === undefined) expect(server.content.objects.size).toBe(0)
})

it.each([
  ['RequestTimeTooSkewed', 403, 'set the clock of this machine'],
  ['Unauthorized', 401, 'does not know S3_ACCESS_KEY_ID'],
  ['NotImplemented', 501, 'does not answer as S3 does (NotImplemented, status 501)'],
  ['SlowDown', 503, 'is out of order (SlowDown, status 503)'],
])(
  'a server that answers a new object with %s, %i, is refused in one sentence',
  async (code, status, words) => {
    const { server } = await freshS3()
    server.state.fault = ({ method }, response) => {
      if (method !== 'PUT') return false
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
      return true
    }
    await isRefused(openMediaStore(server.url(), s3Keys), words)
  },
)

it('a bucket whose answer to the first file is lost is opened', async () => {
  const { server } = await freshS3()
  let isLost = false
  server.state.fault = ({ method }, response) => {
    if (method !== 'PUT' || isLost) return false
    isLost = true
    response.writeHead = () => response.destroy()
    return false
  }
  await openMediaStore(server.url(), s3Keys)
  expect(isLost).toBe(true)
})

it('a bucket that takes no files any more can still be read', async () => {
  const { server, store } = await freshS3()
  await store.put('ab/c.jpg', new Uint8Array([1]))
  Object.assign(server.traits, { versioning: 'Enabled', denied: ['PUT', 'POST', 'DELETE'] })
  const source = await openMediaSource(server.url(), s3Keys)
  expect(await source.list()).toEqual(['ab/c.jpg'])
  await isRefused(
    openMediaSource(server.url(), { ...s3Keys, accessKeyId: 'AKIDWRONG' }),
    'does not know S3_ACCESS_KEY_ID',
  )
})

it('a bucket whose versioning is suspended is opened: it deletes what is deleted', async () => {
  const { server } = await freshS3()
  server.traits.versioning = 'Suspended'
  await openMediaStore(server.url(), s3Keys)
})

it.each([
  [{ accessKeyId: 'AKIDWRONG', secretAccessKey: 'hunter2' }, 'does not know S3_ACCESS_KEY_ID'],
  [{ ...s3Keys, secretAccessKey: 'hunter2' }, 'S3_SECRET_ACCESS_KEY is not that of'],
])('wrong keys are told by the name of the variable', async (keys, words) => {
  const { server } = await freshS3()
  await isRefused(openMediaStore(server.url(), keys), words)
})

it('a missing bucket is told by its name', async () => {
  const { server } = await freshS3()
  const address = server.url().replace('s3://agency', 's3://another')
  await isRefused(openMediaStore(address, s3Keys), 'There is no bucket another at http')
})

it.each<[string, RequestListener]>([
  ['has no such page', (_, response) => void response.writeHead(404).end('<h1>Not Found</h1>')],
  ['has a page for everything', (_, response) => void response.end('<html>Welcome</html>')],
  ['has an empty page for everything', (_, response) => void response.end()],
  ['leads elsewhere', (_, response) => void response.writeHead(302, { location: '/' }).end()],
])('a web server that %s is no S3', async (_, listener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const opened = openMediaStore(`s3://agency?endpoint=http://127.0.0.1:${port}`, s3Keys)
  await isRefused(opened, 'does not answer as S3 does')
})

it('an endpoint without a server, without TLS or with a foreign certificate is told', async () => {
  const { server } = await freshS3()
  const folder = await freshFolder()
  const secure = await startStrictS3({ folder, tls: otherHost })
  onTestFinished(() => secure.close())
  await isRefused(openMediaStore(secure.url(), s3Keys), 'certificate of the bucket agency at https')
  const plain = server.url().replace('http:', 'https:')
  await isRefused(openMediaStore(plain, s3Keys), 'speaks no TLS')
  const nowhere = 's3://agency?endpoint=http://127.0.0.1:1'
  await isRefused(openMediaStore(nowhere, s3Keys), 'cannot be reached (ECONNREFUSED)')
})

it('a server that others wrote is refused for what it lacks', async () => {
  const server = await startNpmS3(await freshFolder())
  onTestFinished(() => server.close())
  const opened = openMediaStore(`s3://agency?endpoint=${server.endpoint}`, npmS3Keys)
  await isRefused(opened, 'ignores "If-None-Match: *"')
})

/** One sentence, with no secret in it. */
async function isRefused(opened: Promise<unknown>, words: string) {
  const error = await opened.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StorageError)
  const message = error instanceof Error ? error.message : ''
  expect(message).toContain(words)
  expect(message).not.toMatch(/hunter2|FEMI|\n/)
}
