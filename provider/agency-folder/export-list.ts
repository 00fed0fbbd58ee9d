import { readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import * as v from 'valibot'

import { writeDurably } from '#storage/durable-file.ts'
import { codeOf } from '#storage/storage-error.ts'

/** A file in an exported folder that lists the files of the export. All other files there are foreign. */
export const EXPORT_LIST = '.passarela-export.json'

const isInside = (name: string) =>
  !/^\/|\\|\0|^[a-z]:/i.test(name) && name.split('/').every((part) => part !== '' && part !== '..')

const List = v.array(v.pipe(v.string(), v.check(isInside)))

/** The files that earlier exports wrote; null if the folder has no valid list. */
export async function readExportList(folder: string): Promise<string[] | null> {
  try {
    const list: unknown = JSON.parse(await readFile(join(folder, EXPORT_LIST), 'utf8'))
    return v.is(List, list) ? list : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

export function writeExportList(folder: string, names: Iterable<string>): Promise<void> {
  return writeDurably(join(folder, EXPORT_LIST), `${JSON.stringify([...names], null, 2)}\n`)
}

/** Removes files of a folder, and subfolders that become empty. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await rm(join(folder, name), { force: true })
    await removeEmptyFolders(folder, dirname(name))
  }
}

async function removeEmptyFolders(folder: string, name: string): Promise<void> {
  if (name === '.') return
  try {
    await rmdir(join(folder, name))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return
    if (code !== 'ENOENT') throw error
  }
  await removeEmptyFolders(folder, dirname(name))
}
