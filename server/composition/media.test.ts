import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'
import type { RosterTalent } from '#agency/talent.ts'
import { createLog } from '#delivery/log/log.ts'
import { createEncoder } from '#media/pictures/encoder.ts'
import { pictureLimits } from '#media/pictures/picture-limits.ts'
import { downloadLimits } from '#provider/downloads/download-limits.ts'
import { createPrintStore, printName } from '#provider/downloads/print-store.ts'
import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import type { Reply } from '#upstream/upstream.ts'

import { createCoverPreparation, openMedia } from './media.ts'

it('covers are prepared in the order of the roster, once for each new roster', async () => {
  const { ready, readied, answer } = world()
  answer([talentWith('b.jpg'), talentWith(null), talentWith('a.jpg')])
  await ready()
  await ready()
  expect(readied).toEqual([['b.jpg', 'a.jpg']])
  answer([talentWith('c.jpg')])
  await ready()
  expect(readied).toEqual([['b.jpg', 'a.jpg'], ['c.jpg']])
})

it('covers wait for a roster that does not come at first', async () => {
  const { ready, readied, answer } = world()
  await ready()
  expect(readied).toEqual([])
  answer([talentWith('a.jpg')])
  await ready()
  expect(readied).toEqual([['a.jpg']])
})

it('forgetting a picture ends what was scaled of it for print, in all sizes', async () => {
  const dataDir = await freshFolder()
  const folder = join(dataDir, 'print')
  const prints = createPrintStore(folder, downloadLimits)
  const [gone, kept] = ['ab/gone.jpg', 'ab/kept.jpg']
  const size = { width: 100, height: 200, fit: 'whole' } as const
  for (const name of [printName(gone, size), printName(gone, { ...size, width: 50 })])
    await prints.keep(name, new Uint8Array(1))
  await prints.keep(printName(kept, size), new Uint8Array(1))
  const agencyConfig = join(dataDir, 'agency.config.ts')
  await writeFile(join(dataDir, 'about.gif'), Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))
  await using stack = new AsyncDisposableStack()
  const encoder = stack.adopt(
    createEncoder(pictureLimits, () => {}),
    (each) => each.close(),
  )
  const media = await openMedia({
    settings: { agencyConfig, dataDir, vimeoOembedUrl: 'http://localhost:1' },
    identity: { about: { picture: 'about.gif' } },
    fetchMedia: async () => ({ status: 'missing' }),
    encoder,
    onInvalidate: () => {},
    onDiskFailure: () => {},
    log: createLog('silent'),
  })
  stack.defer(() => media.close())
  await media.forget([gone])
  expect(await readdir(folder)).toEqual([printName(kept, size)])
})

function talentWith(card: string | null): RosterTalent {
  return someone({ covers: { card, hover: null, poster: card, film: null } })
}

/** A site whose services are down until they answer. */
function world() {
  const readied: (readonly string[])[] = []
  let reply: Reply<readonly RosterTalent[]> = {
    status: 'failed',
    reason: { kind: 'unreachable' },
  }
  return {
    readied,
    answer: (value: readonly RosterTalent[]) => {
      reply = { status: 'answered', value, asOf: new Date(0) }
    },
    ready: createCoverPreparation(
      { roster: async () => reply },
      { makeReady: async (paths) => void readied.push(paths) },
    ),
  }
}
