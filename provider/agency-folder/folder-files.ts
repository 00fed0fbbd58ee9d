import { type BigIntStats, constants } from 'node:fs'
import { access, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { decodeUtf8 } from '#media/files/web-vtt.ts'
import { codeOf } from '#storage/storage-error.ts'

/** A file of the folder, or the reason why it cannot be used. */
type FolderFile = FoundFile | { status: 'refused'; reason: string }
/** `place` is where the name lies, `path` where a link there leads to. */
export type FoundFile = {
  status: 'found'
  place: string
  path: string
  bytes: number
} & FileState

/** Identifies a file's content: other content has another stamp, unless written within one clock tick of `changedMs`. */
export type FileState = { stamp: string; changedMs: number }

/** The text of a file, or the reason why it cannot be used. */
export type FolderText = { status: 'read'; text: string } | { status: 'refused'; reason: string }

/** Finds the folder itself; `root` is its real path. */
export async function findFolder(
  folder: string,
): Promise<{ status: 'found'; root: string } | { status: 'refused'; reason: string }> {
  try {
    const root = await realpath(folder)
    return (await stat(root)).isDirectory() ? { status: 'found', root } : refused('is a file')
  } catch (error) {
    return refused(reasonFor(error))
  }
}

/** Finds a named file of the folder at `root` (a real path). It must be inside, even after following symbolic links. */
export async function findInFolder(root: string, name: string): Promise<FolderFile> {
  if (name.trim() === '') return refused('names no file')
  if (/^\/|\\|\0|^[a-z]:/i.test(name) || name.split('/').includes('..')) {
    return refused('is not a path inside the folder')
  }
  try {
    const place = await placeOf(root, name)
    const path = await realpath(place)
    if (!path.startsWith(root + sep)) return refused('leads out of the folder')
    await access(path, constants.R_OK)
    const found = await stat(path, { bigint: true })
    if (!found.isFile()) return refused('is not a file')
    if (found.size === 0n) return refused('is empty')
    return { status: 'found', place, path, bytes: Number(found.size), ...stateOf(found) }
  } catch (error) {
    return refused(reasonFor(error))
  }
}

/** Where a name lies. A Mac writes the “é” of a file's name as two characters, an editor that of a text as one. */
async function placeOf(root: string, name: string): Promise<string> {
  const spellings = new Set([name, name.normalize('NFC'), name.normalize('NFD')])
  for (const spelling of spellings) {
    const place = join(root, spelling)
    if (spellings.size === 1 || (await isThere(place))) return place
  }
  return join(root, name)
}

export function isThere(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  )
}

function stateOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): FileState {
  const stamp = [dev, ino, size, mtimeNs, ctimeNs].join('-')
  return { stamp, changedMs: Number(ctimeNs / 1_000_000n) }
}

/** Reads a UTF-8 text file of the folder, up to `maxBytes`. Removes NUL characters, which PostgreSQL refuses. */
export async function readText(root: string, name: string, maxBytes: number): Promise<FolderText> {
  const file = await findInFolder(root, name)
  if (file.status === 'refused') return file
  if (file.bytes > maxBytes) return refused(`is larger than ${maxBytes / 1e6} MB`)
  const text = decodeUtf8(await readFile(file.path))?.replaceAll('\0', '') ?? null
  return text === null ? refused('is not UTF-8') : { status: 'read', text }
}

/** The problem with this file. Any other error, such as one of the machine, is thrown. */
function reasonFor(error: unknown): string {
  const reason = reasons.get(codeOf(error) ?? '')
  if (reason === undefined) throw error
  return reason
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
