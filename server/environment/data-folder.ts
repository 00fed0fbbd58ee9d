import { mkdir, writeFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { databaseFileOf } from '#storage/database.ts'
import { codeOf } from '#storage/error-code.ts'
import { lockFile } from '#storage/lock-file.ts'
import { mediaFolderOf } from '#storage/open-media-store.ts'
import { StorageError } from '#storage/storage-error.ts'

import type { Settings } from './env.ts'
import { ConfigurationError, StartError } from './exit.ts'

/** What lies in the data folder beside the provider's database and media. */
const parts = ['copies', 'pictures', 'films', 'print', 'uploads']

/**
 * Makes the data folder and what lies in it when missing, and tries whether all of it can be written to.
 *
 * @throws ConfigurationError with one sentence.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  for (const each of [folder, ...parts.map((part) => join(folder, part))]) await prepare(each)
}

async function prepare(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new ConfigurationError(`DATA_DIR: ${folder} ${reasonOf(cause)}.`, { cause })
  }
}

/**
 * Makes the folder this site's, with all its processes, until this process ends. The agency's commands work beside it.
 *
 * @throws StartError where it is another site's.
 */
export function takeDataFolder(folder: string): void {
  const lock = tryLock(join(folder, 'site.lock'))
  if (lock === null) {
    throw new StartError(
      `DATA_DIR: ${folder} is in use by a site that runs: end that one, or name another folder.`,
    )
  }
  process.once('exit', lock.release)
}

function tryLock(path: string) {
  try {
    return lockFile(path)
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause
    throw new ConfigurationError(`DATA_DIR: ${cause.message}`, { cause })
  }
}

/** Where something is written before an application is kept: each may be a disk of its own. */
export function formFoldersOf({ dataDir, mediaStorage, databaseUrl }: StorageSettings): string[] {
  const media = mediaFolderOf(mediaStorage)
  const database = databaseFileOf(databaseUrl)
  const folders = [dataDir, join(dataDir, 'uploads'), media, database && dirname(database)]
  return [...new Set(folders.filter((folder) => folder !== null).map((folder) => resolve(folder)))]
}

type StorageSettings = Pick<Settings, 'dataDir' | 'mediaStorage' | 'databaseUrl'>

/** As much as a file takes of a disk at the least. */
const PROBE_BYTES = new Uint8Array(4_096)
const PROBE_AGAIN_MS = 1_000

type ProbeOptions = {
  /** Told why a file could not be written. */
  report: (error: unknown) => void
  write?: (file: string, bytes: Uint8Array) => Promise<void>
  now?: () => number
}

/** Tells whether all folders can be written to now: by writing a small file into each, once a second at the most. */
export function createWriteProbe(
  folders: readonly string[],
  options: ProbeOptions,
): () => Promise<boolean> {
  const { report, write = writeFile, now = () => performance.now() } = options
  let last: { at: number; isWritable: Promise<boolean> } | null = null

  async function probe(folder: string): Promise<boolean> {
    const file = join(folder, `.ready-${process.pid}`)
    try {
      await write(file, PROBE_BYTES)
      return true
    } catch (error) {
      report(error)
      return false
    } finally {
      await rm(file, { force: true }).catch(() => {}) // the next one writes over it
    }
  }

  async function probeAll(): Promise<boolean> {
    const found = await Promise.all(folders.map(probe))
    return found.every((isWritable) => isWritable)
  }

  return () => {
    if (last === null || now() - last.at >= PROBE_AGAIN_MS)
      last = { at: now(), isWritable: probeAll() }
    return last.isWritable
  }
}

function reasonOf(cause: unknown): string {
  const code = codeOf(cause)
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file: name a folder'
  if (code === 'ENOSPC') return 'is on a full disk: make room or name another folder'
  return 'cannot be written to: give this user the right to, or name another folder'
}
