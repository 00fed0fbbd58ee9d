import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { demoData } from '../demo-data.ts'
import { fillIn, send } from '../durability/send-application.ts'
import { start } from '../processes.ts'
import { askRaw } from './raw-request.ts'

const SEED = 20_261_128
const COUNT = 2_000
const CANARY = 'jararaca4711'
const AT_ONCE = 10

const ofFiles = ['/pictures/640/', '/films/', '/assets/']
const ofPages = ['/documents/1/', '/storage/', '/media/', '/private/', '/.well-known/', '/']
const places = [...ofFiles, ...ofFiles, ...ofFiles, ...ofPages] // what is not there costs less than a page that says so
const steps = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '%5c..%5c',
  '..\\',
  '....//',
  '..../',
  '%252e%252e%252f',
  '..%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%e0%80%af',
  '..;/',
  '..%00/',
  '.%00./',
  '//',
  '/./',
  'link/',
]
const endings = ['', '', '', '%00', '%00.png', '?', '.jpg', '/', '%20', '::$DATA']

/** What no address may give: contents of files of the machine, of the program, of the data folder. */
const secrets = [CANARY, 'root:x:0:0', 'SQLite format 3', '"allowScripts"', 'export default']

it('no address leads out of what is public, nor to a photo that somebody sent', async () => {
  const folder = await demoData()
  const outside = await freshFolder()
  for (const each of [folder, outside]) await writeFile(join(each, 'canary.txt'), CANARY)
  for (const each of ['media', 'pictures']) await symlink(outside, join(folder, each, 'link'))
  const site = await start('site', { DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' })
  const application = await fillIn(site.url, 1)
  await site.skipAMinute()
  expect((await send(site.url, application, '10.0.0.1'))?.get('status')).toBe('received')
  const photos = async () =>
    (await readdir(join(folder, 'media/private'), { recursive: true })).filter((name) =>
      name.endsWith('.jpg'),
    )
  await expect.poll(async () => (await photos()).length).toBe(4)

  const waiting = (await photos()).map((name) => `media/private/${name}`)
  const files = [
    'canary.txt',
    'passarela.db',
    'form-key.secret',
    'package.json',
    'agency.config.ts',
    'etc/passwd',
    ...waiting.flatMap((path) => [
      path,
      path.replace('media/', ''),
      path.replace('media/private/', ''),
    ]),
  ]
  const address = fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom(...steps),
      fc.nat({ max: 8 }),
      fc.constantFrom(...files),
      fc.constantFrom(...endings),
    )
    .map(([place, step, depth, file, ending]) => place + step.repeat(depth) + file + ending)
  const left = fc.sample(address, { seed: SEED, numRuns: COUNT })
  const secret = await readFile(join(folder, 'form-key.secret'), 'latin1')
  const jpeg = (await readFile(join(folder, waiting[0] ?? ''))).toString('utf8').slice(20, 200)
  const leaks: unknown[] = []
  const ask = async () => {
    for (let target = left.shift(); target !== undefined; target = left.shift()) {
      const { status, body, headers } = await askRaw(Number(new URL(site.url).port), target)
      const isLeak = [...secrets, secret, jpeg].some((text) => body.includes(text))
      const isPicture = headers.get('content-type')?.startsWith('image/') === true
      if (isLeak || isPicture || ![301, 302, 400, 404, 414].includes(status))
        leaks.push([target, status])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  expect(leaks, `SEED=${SEED}`).toEqual([])
  expect(site.said()).not.toMatch(/"level":[56]0/)
})
