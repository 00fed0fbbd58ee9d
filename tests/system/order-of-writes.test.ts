import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { readPaths } from '#outbox/payload.ts'

import { answerFor, recordApplications } from './recorded-site.ts'
import type { SystemCall } from './system-calls.ts'

const APPLICATIONS = 20

it('the photos of an application, their folder and its row are on the disk before its answer leaves', async () => {
  const { acknowledged, calls, folder } = await recordApplications(APPLICATIONS)
  expect(acknowledged.size).toBe(APPLICATIONS)
  for (const reference of acknowledged.keys()) {
    const { row, photos } = rowOf(reference, calls)
    expect(syncAfter(row, calls).ended).toBeLessThan(answerFor(reference, calls).began)
    expect(photos).toHaveLength(4)
    for (const photo of photos.map((path) => join(folder, 'media', path))) {
      const placed = first(
        calls,
        ({ name, strings }) => name === 'rename' && isPath(strings[1], photo),
      )
      const written = calls.filter(
        ({ name, file }) => name === 'write' && isPath(placed.strings[0], file),
      )
      expect(syncAfter(written.at(-1), calls).ended).toBeLessThan(placed.began)
      expect(syncAfter(placed, calls, dirname(photo)).ended).toBeLessThan(row.began)
    }
  }
}, 300_000)

/** The call that writes the row into the database's log, and the photos that it names. */
function rowOf(reference: string, calls: readonly SystemCall[]) {
  const photosAfter = new RegExp(`${reference}.*?(\\["private/waiting.*?\\])`, 's')
  const namedBy = ({ strings: [page] }: SystemCall) =>
    photosAfter.exec(page?.toString('latin1') ?? '')?.[1]
  const row = first(
    calls,
    (call) => call.file?.endsWith('-wal') === true && namedBy(call) !== undefined,
  )
  return { row, photos: readPaths(namedBy(row) ?? '[]') }
}

/** The first sync of a file that began after a call to it had ended. */
function syncAfter(call: SystemCall | undefined, calls: readonly SystemCall[], file = call?.file) {
  return first(
    calls,
    ({ name, result, began, file: synced }) =>
      /^f(?:data)?sync$/.test(name) &&
      result === 0 &&
      synced === file &&
      began > (call?.ended ?? Infinity),
  )
}

function first(calls: readonly SystemCall[], isWanted: (call: SystemCall) => boolean): SystemCall {
  return calls.find(isWanted) ?? expect.fail(`no call such as ${String(isWanted)}`)
}

const isPath = (bytes: Buffer | undefined, path: string | null) => bytes?.toString() === path
