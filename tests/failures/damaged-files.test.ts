import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { freshFolder, removeFolder } from '#storage/fresh-folder.fixture.ts'

import { wholeIdentity } from '../addresses/whole-agency.ts'
import { sendUntilKept } from '../durability/arrivals.ts'
import { fillIn } from '../durability/send-application.ts'
import { importAgencyOf } from '../faults/agency-of-a-word.ts'
import { wrongPages, WORD } from '../faults/site-over-faults.ts'
import { seed } from '../sizes.ts'
import { runToEnd, start } from '../processes.ts'

/** What a site without services has left in its data folder, and what it runs with. */
let left: { data: string; pictures: string[]; environment: Record<string, string> }
const resources = new AsyncDisposableStack()
afterAll(() => resources.disposeAsync())
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'passarela-damaged-'))
  resources.defer(() => removeFolder(root))
  const config = join(root, 'agency.config.ts')
  const identity = { ...wholeIdentity, homeSlides: 'home' }
  await writeFile(config, `export default ${JSON.stringify(identity)}`)
  const environment = { AGENCY_CONFIG: config, TRUSTED_PROXIES: '127.0.0.1' }
  const data = join(root, 'data')
  await mkdir(data)
  await importAgencyOf(data, WORD, environment)
  const site = await start('site', { ...environment, DATA_DIR: data }, (stop) =>
    resources.defer(stop),
  )
  const application = await fillIn(site.url, 1)
  while ((await wrongPages(site)).length > 0); // a block may come later on a busy machine
  const pictures = await picturesOf(site.url)
  await expectWholePictures(site.url, pictures)
  await sendUntilKept(site.url, application)
  await site.stop() // killed, so that the database has a log
  left = { data, pictures, environment }
})

const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 })
const [noise = new Uint8Array()] = fc.sample(bytes, { seed, numRuns: 1 })

/** What becomes of a file. */
const damages = {
  'cut to its half': (file: Buffer) => file.subarray(0, file.length >> 1),
  emptied: () => Buffer.alloc(0),
  'other bytes': (file: Buffer) => Buffer.alloc(file.length, noise),
}
const DATABASE_PAGE_BYTES = 4_096
const damagesOfDatabases = {
  ...damages,
  'other bytes in one page': (file: Buffer) => {
    const middle = Math.trunc(file.length / 2 / DATABASE_PAGE_BYTES) * DATABASE_PAGE_BYTES
    return Buffer.from(file).fill(noise, middle, middle + DATABASE_PAGE_BYTES)
  },
}

type Damage = keyof typeof damagesOfDatabases
const each = Object.keys(damages).filter((name): name is keyof typeof damages => name in damages)

/** A copy of the data folder in which the files that match are damaged. */
async function damagedCopy(which: RegExp, how: Damage): Promise<string> {
  const copy = join(await freshFolder(), 'data')
  await cp(left.data, copy, { recursive: true })
  const entries = await readdir(copy, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const chosen = files.filter((file) => which.test(file.slice(copy.length + 1)))
  expect(chosen.length).toBeGreaterThan(0)
  for (const file of chosen) await writeFile(file, damagesOfDatabases[how](await readFile(file)))
  return copy
}

const open = (data: string) => start('site', { ...left.environment, DATA_DIR: data })

/** The addresses of a page's pictures. */
async function picturesOf(url: string): Promise<string[]> {
  const page = await (await fetch(`${url}/modelos`)).text()
  return [...new Set(page.match(/\/pictures\/[^"' ,]+/g))]
}

async function expectWholePictures(url: string, addresses: readonly string[]) {
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of addresses) {
    const picture = await fetch(url + address)
    expect(picture.status).toBe(200)
    await sharp(await picture.bytes(), { failOn: 'warning' }).stats()
  }
}

/** What the site can make again, or does not need: copies, pictures, other releases, the secret of forms, locks. */
const derived =
  /^(?:copies|pictures|films|print|uploads|media\/releases)\/|^form-key|\.lock(?:-journal)?$|-shm$/

it.each(each)(
  `a site whose derived files are all damaged (%s) starts, and its pages and pictures are whole (SEED=${seed})`,
  async (how) => {
    const site = await open(await damagedCopy(derived, how))
    await expect.poll(() => wrongPages(site)).toEqual([])
    await expectWholePictures(site.url, left.pictures)
    await sendUntilKept(site.url, await fillIn(site.url, 2))
  },
  60_000,
)

it.each(each)(
  `a site whose media, private ones included, and log of the database are damaged (%s) starts, and its pages are whole (SEED=${seed})`,
  async (how) => {
    const media = /^media\/(?!releases|private\/store-id)|-wal$|^pictures/
    const site = await open(await damagedCopy(media, how))
    await expect.poll(() => wrongPages(site)).toEqual([])
    const [picture = ''] = left.pictures
    expect([502, 503]).toContain((await fetch(site.url + picture)).status) // the page has its place
  },
  60_000,
)

it.each([
  ['cut to its half', /^passarela\.db$/, 78, /passarela\.db .*: restore a backup/],
  ['other bytes', /^passarela\.db$/, 78, /passarela\.db .*: restore a backup/],
  ['other bytes in one page', /^passarela\.db$/, 78, /passarela\.db .*damaged.*: restore a backup/],
  ['emptied', /store-id/, 1, /store-id\.txt .*: restore it/],
  ['other bytes', /store-id/, 1, /store-id\.txt .*: restore it/],
] as const)(
  'a site does not start over a file that it cannot do without, %s: %s; its one sentence names the file and the remedy',
  async (how, which, exitCode, sentence) => {
    const DATA_DIR = await damagedCopy(which, how)
    const { code, said } = await runToEnd('site', { ...left.environment, DATA_DIR })
    expect(code).toBe(exitCode)
    expect(said.trim()).toMatch(sentence)
    expect(said.trim().split('\n')).toHaveLength(1)
  },
)

it('a site whose database is emptied starts without an agency, and says so', async () => {
  const site = await open(await damagedCopy(/^passarela\.db/, 'emptied'))
  expect(site.said()).toContain('If this site had an agency, stop it')
})
