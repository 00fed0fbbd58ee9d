import { constants } from 'node:fs'
import { access, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { codeOf } from '#storage/error-code.ts'

/** A file of the folder, or why it is none that may be read. */
type FolderFile =
  | { status: 'there'; path: string; bytes: number }
  | { status: 'refused'; reason: string }

/** The text of such a file, or why there is none. */
export type FolderText = { status: 'read'; text: string } | { status: 'refused'; reason: string }

/** Finds a named file of the folder at `root` (a real path). It must lie inside, also behind symbolic links. */
export async function findInFolder(root: string, name: string): Promise<FolderFile> {
  if (/^\/|\\|\0|^[a-z]:/i.test(name) || name.split('/').includes('..')) {
    return refused('is not a path inside the folder')
  }
  try {
    const path = await realpath(join(root, name))
    if (!path.startsWith(root + sep)) return refused('leads out of the folder')
    await access(path, constants.R_OK)
    const found = await stat(path)
    return found.isFile() ? { status: 'there', path, bytes: found.size } : refused('is not a file')
  } catch (error) {
    const reason = reasonFor(error)
    if (reason === undefined) throw error
    return refused(reason)
  }
}

/** A text file of the folder, at most so many bytes long; NUL characters, which PostgreSQL refuses, are left out. */
export async function readText(
  root: string,
  name: string,
  bytesAtMost: number,
): Promise<FolderText> {
  const file = await findInFolder(root, name)
  if (file.status === 'refused') return file
  if (file.bytes > bytesAtMost) return refused(`is larger than ${bytesAtMost / 1e6} MB`)
  const text = await readFile(file.path, 'utf8')
  return { status: 'read', text: text.replaceAll('\0', '') }
}

/** What is wrong with one file, not with the machine. */
function reasonFor(error: unknown): string | undefined {
  return reasons.get(codeOf(error) ?? '')
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'does not exist'],
  ['ENOTDIR', 'does not exist'],
  ['ENAMETOOLONG', 'has too long a name'],
  ['ELOOP', 'is a link to itself'],
  ['EACCES', 'may not be read'],
])

function refused(reason: string) {
  return { status: 'refused' as const, reason }
}
