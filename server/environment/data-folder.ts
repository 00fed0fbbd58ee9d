import { readdirSync, rmSync } from 'node:fs'
import { mkdir, writeFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { databaseFileOf } from '#storage/database.ts'
import { codeOf, StorageError } from '#storage/storage-error.ts'
import { lockFile } from '#storage/lock-file.ts'
import { mediaFolderOf } from '#storage/open-media-store.ts'
import { withTimeout } from '#storage/with-timeout.ts'

import type { Settings } from './env.ts'
import { ConfigurationError, StartError } from './exit.ts'

/** Subfolders of the data folder, besides the provider's database and media. */
const parts = ['copies', 'pictures', 'films', 'print', 'uploads']

/**
 * Creates the data folder and its subfolders if missing, and checks that all of them are writable.
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
 * Locks the folder for this site and all its processes, until this process ends. The agency's commands do not need the lock, but
 * `restore` does: what a killed one has left there, with personal data, is removed.
 *
 * @throws StartError if another site holds the lock.
 */
export function takeDataFolder(folder: string): void {
  const lock = tryLock(join(folder, 'site.lock'))
  if (lock === null) {
    throw new StartError(
      `DATA_DIR: ${folder} is in use by a running site: stop that site, or choose another folder.`,
    )
  }
  process.once('exit', () => lock[Symbol.dispose]())
  const remains = readdirSync(folder).filter((name) => /^(?:restored|later)\.partial/.test(name))
  for (const name of remains) rmSync(join(folder, name), { force: true })
}

function tryLock(path: string) {
  try {
    return lockFile(path)
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause
    throw new ConfigurationError(`DATA_DIR: ${cause.message}`, { cause })
  }
}

/** The folders that receiving an application writes to; each may be on a separate disk. */
export function formFoldersOf({ dataDir, mediaStorage, databaseUrl }: StorageSettings): string[] {
  const media = mediaFolderOf(mediaStorage)
  const database = databaseFileOf(databaseUrl)
  const folders = [dataDir, join(dataDir, 'uploads'), media, database && dirname(database)]
  return [...new Set(folders.filter((folder) => folder !== null).map((folder) => resolve(folder)))]
}

type StorageSettings = Pick<Settings, 'dataDir' | 'mediaStorage' | 'databaseUrl'>

/** The smallest space that a file usually takes on a disk. */
const PROBE_BYTES = new Uint8Array(4_096)
const PROBE_AGAIN_MS = 1_000

/** A write that takes longer counts as failed. Below the 2 s that the example for Caddy waits. */
const LONGEST_PROBE_MS = 1_500

type ProbeOptions = {
  /** Receives the error of a failed write. */
  report: (error: unknown) => void
  write?: (file: string, bytes: Uint8Array) => Promise<void>
  now?: () => number
}

/**
 * Creates a check whether all folders are writable now. It writes a small file into each, at most once a second, and never two at
 * once. It answers within 1.5 s: while a write does not end, a folder is not writable.
 */
export function createWriteProbe(
  folders: readonly string[],
  options: ProbeOptions,
): () => Promise<boolean> {
  const { report, write = writeFile, now = () => performance.now() } = options
  let last: { at: number; isWritable: Promise<boolean> } | null = null
  let isWriting = false

  async function probe(folder: string): Promise<boolean> {
    const file = join(folder, `.ready-${process.pid}`)
    try {
      await write(file, PROBE_BYTES)
      return true
    } catch (error) {
      report(error)
      return false
    } finally {
      await rm(file, { force: true }).catch(() => {}) // the next probe overwrites it
    }
  }

  async function probeAll(): Promise<boolean> {
    isWriting = true
    try {
      const found = await Promise.all(folders.map(probe))
      return found.every(Boolean)
    } finally {
      isWriting = false
    }
  }

  function giveUp(): boolean {
    report(new Error(`a file was not written within ${LONGEST_PROBE_MS} ms`))
    return false
  }

  return () => {
    const isDue = last === null || now() - last.at >= PROBE_AGAIN_MS
    if (last === null || (isDue && !isWriting))
      last = { at: now(), isWritable: withTimeout(LONGEST_PROBE_MS, probeAll(), giveUp) }
    return last.isWritable
  }
}

function reasonOf(cause: unknown): string {
  const code = codeOf(cause)
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file: name a folder'
  if (code === 'ENOSPC') return 'is on a full disk: make room or name another folder'
  return 'cannot be written to: give this user the right to, or name another folder'
}
