import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { codeOf } from '#storage/storage-error.ts'

import { findInFolder } from './folder-files.ts'
import { inParallel, type OnProgress } from '#storage/in-parallel.ts'
import { inspectMedia } from './inspect-media.ts'
import type { LocatedProblem } from './problem.ts'
import type { Languages } from './folder-warnings.ts'
import { readAgency } from './read-agency.ts'
import type { StoredMedia } from './store-media.ts'
import type { BoardCategories } from '../talents/categories.ts'

type CheckOptions = {
  folder: string
  boards: BoardCategories
  languages?: Languages | undefined
  onProgress: OnProgress
}

/** What an import would find in a folder. `unnamed` are files that nothing names: no error, but maybe forgotten. */
export type CheckReport =
  | {
      status: 'checked'
      talents: number
      posts: number
      files: number
      unnamed: string[]
      problems: LocatedProblem[]
      warnings: LocatedProblem[]
    }
  | { status: 'invalid'; problems: LocatedProblem[] }

const AT_ONCE = 4

/** Reads a folder like an import, but writes nothing. */
export async function checkFolder(options: CheckOptions): Promise<CheckReport> {
  const { folder, boards, languages, onProgress } = options
  const mediaOf = (root: string, names: readonly string[]) => lookAtAll(root, names, onProgress)
  const read = await readAgency({ folder, boards, languages, mediaOf })
  if (read.status === 'invalid') return read
  const { root, text, entries, files, problems, warnings } = read
  return {
    status: 'checked',
    talents: entries.talents.size,
    posts: entries.posts.size,
    files: files.size,
    unnamed: await findUnnamed(root, text, files),
    problems,
    warnings,
  }
}

async function lookAtAll(root: string, names: readonly string[], onProgress: OnProgress) {
  let done = 0
  onProgress(done, names.length)
  const seen = await inParallel(names, AT_ONCE, async (name) => {
    const media = await inspectMedia(root, name)
    onProgress(++done, names.length)
    const stored: StoredMedia =
      media.status === 'inspected' ? { ...media, status: 'stored' } : media
    return [name, stored] as const
  })
  return new Map(seen)
}

/** The folder's files that nothing names, by their paths in it, without dot files. */
async function findUnnamed(
  root: string,
  text: string,
  files: ReadonlySet<string>,
): Promise<string[]> {
  const named = await inParallel([...files], AT_ONCE, (name) => findInFolder(root, name))
  const paths = new Set(named.map((file) => (file.status === 'found' ? file.path : null)))
  const words = new Set(text.normalize().split(/["'\\]|file:\s*/)) // includes names in entries that could not be read
  const all = await filesOf(root)
  return all
    .filter((path) => !paths.has(path))
    .map((path) => path.slice(root.length + 1))
    .filter((path) => !words.has(path.normalize()) && !files.has(path))
    .toSorted()
}

/** Does not follow links. A forbidden folder counts as empty: files named in it are reported as problems elsewhere. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothingIfForbidden)
  const files = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesOf(path)
      return entry.isFile() ? [path] : []
    })
  return (await Promise.all(files)).flat()
}

function nothingIfForbidden(error: unknown): Dirent[] {
  if (codeOf(error) === 'EACCES') return []
  throw error
}
