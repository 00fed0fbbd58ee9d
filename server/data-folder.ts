import { constants } from 'node:fs'
import { access, mkdir, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { ConfigurationError } from './exit.ts'

/**
 * Makes the data folder when it is missing and tries whether it can be written to.
 *
 * @throws ConfigurationError with one sentence.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new ConfigurationError(`DATA_DIR (${folder}) ${reasonOf(cause)}.`, { cause })
  }
}

/** Whether the folder can be written to now. */
export async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is a file: name a folder'
  if (code === 'ENOSPC') return 'is on a full disk: make room or name another folder'
  return 'cannot be written to: give this user the right to, or name another folder'
}
