import { existsSync } from 'node:fs'

import { findStoreId, STORE_ID_PATH } from '#outbox/store-id.ts'
import type { MediaSource } from '#storage/media-store.ts'
import { mediaFolderOf, openMediaSource, openMediaStore } from '#storage/open-media-store.ts'
import { StorageError } from '#storage/storage-error.ts'

import { namingSetting } from '../composition/embedded-provider.ts'
import { readAgencySettings, type Settings } from '../environment/env.ts'
import { ConfigurationError, exitCodes, StartError, UsageError } from '../environment/exit.ts'
import { inLines } from '../reports/printable.ts'
import { createProgress } from '../reports/progress.ts'
import { stoppingAt } from './interruption.ts'
import { moveFiles, type MoveOptions, type MoveReport } from './move-files.ts'

const USAGE = [
  'Usage: npm run agency -- storage move <from> <to>',
  '       <from> and <to> are written as MEDIA_STORAGE is, such as file:/srv/media and s3://bucket/prefix?region=eu-west-1',
].join('\n')

/** `storage move`: copies a site's media and photos to another storage; the source stays as it is. */
export async function runStorage(words: readonly string[], interruption: AbortSignal) {
  const [command, from, to, ...rest] = words
  if (command !== 'move' || from === undefined || to === undefined || rest.length > 0) {
    throw new UsageError(USAGE)
  }
  if (from === to) throw new UsageError(`<from> and <to> are the same.\n${USAGE}`)
  const { s3Keys } = readAgencySettings()
  const source = await openSource(from, s3Keys)
  const target = await namingSetting('<to>', openMediaStore(to, s3Keys))
  const onProgress = stoppingAt(interruption, createProgress('Moving'))
  const report = await move({ from: source, to: target, onProgress })
  process.stdout.write(describeMove(report))
  if (report.failed.length > 0) process.exitCode = exitCodes.failed
}

async function openSource(address: string, keys: Settings['s3Keys']): Promise<MediaSource> {
  const folder = mediaFolderOf(address)
  if (folder !== null && !existsSync(folder)) {
    throw new ConfigurationError(`<from>: there is no folder ${folder}.`)
  }
  return namingSetting('<from>', openMediaSource(address, keys))
}

/**
 * Refuses to mix the files of two sites, such as after a slip in the prefix: the other would lose its id, and no longer send what
 * waits there.
 */
async function refuseOtherSite(
  source: Pick<MediaSource, 'get'>,
  target: Pick<MediaSource, 'get'>,
): Promise<void> {
  const theirs = await findStoreId(target)
  if (theirs === null || theirs === (await findStoreId(source))) return
  throw new StartError(
    `<to> is the storage of another site: its ${STORE_ID_PATH} differs. Name an empty place.`,
  )
}

async function move(options: MoveOptions): Promise<MoveReport> {
  try {
    await refuseOtherSite(options.from, options.to)
    return await moveFiles(options)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new StartError(`The move could not begin: ${error.message}`, { cause: error })
  }
}

/** A line per file that failed, then the counts. */
function describeMove(report: MoveReport): string {
  const { total, copied, same, replaced, gone, failed, others } = report
  const counts = [
    `${copied} copied`,
    `${same} there already`,
    ...(replaced > 0 ? [`${replaced} replaced because they differed`] : []),
    ...(gone > 0 ? [`${gone} deleted from the source meanwhile`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
  ]
  const missing = total - copied - same - replaced - gone - failed.length
  return inLines([
    ...failed.map(({ path, reason }) => `${path}: ${reason}`),
    `${total} files: ${counts.join(', ')}.`,
    ...(missing > 0 ? [`${missing} were not tried after ${failed.length} failures.`] : []),
    failed.length > 0
      ? 'The move is not complete: run the same command again.'
      : 'Each was read back: size and SHA-256 are those of the source, which stays as it is.',
    ...(others > 0 ? [`The target has ${others} other files, which stay, too.`] : []),
  ])
}
