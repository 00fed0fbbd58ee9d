import { isDeepStrictEqual } from 'node:util'

import { LRUCache } from 'lru-cache'

import type { Reserve } from '#storage/disk-space.ts'
import { reasonOf } from '#storage/storage-error.ts'

import { type Entry, openEntryFolder } from './entry-folder.ts'
import type { Report } from './picture-result.ts'
import { createWriteBehind } from './write-behind.ts'

/**
 * The media paths that pages show: the site serves no others. In memory, and on the disk for the next start and for other
 * processes.
 */
export type PathRegister<Facts> = {
  add(path: string): void
  /** The facts of a path in memory; null: not known yet. */
  facts(path: string): Facts | null
  /** The entry of a known path, even if another process added it or learnt its facts; null if unknown. Never rejects. */
  find(path: string): Promise<Entry<Facts> | null>
  /** Stores the facts of a path if the path is still known; returns whether it is. */
  learn(path: string, facts: Facts): boolean
  remove(path: string): void
  /** Resolves when all changes in memory are on the disk. */
  settled(): Promise<void>
}

type PathRegisterOptions<Facts> = {
  folder: string
  /** The most known paths; the least recently used are forgotten first. */
  limit: number
  reserve: Reserve
  readFacts: (value: unknown) => Facts | null
  /** Called when the facts of a path change. */
  onInvalidate: () => void
  report: Report
}

/** Opens the register of a folder. A failed write is reported; its entry stays in memory. */
export async function createPathRegister<Facts>(
  options: PathRegisterOptions<Facts>,
): Promise<PathRegister<Facts>> {
  const { onInvalidate, report } = options
  const disk = await openEntryFolder(options.folder, options.readFacts, options.reserve)
  const writeBehind = createWriteBehind(write, report)
  const entries = new LRUCache<string, Entry<Facts>>({
    max: options.limit,
    onInsert: ({ facts }) => facts !== null && onInvalidate(),
    disposeAfter: (_, path, reason) => reason === 'evict' && writeBehind.save(path),
  })

  async function write(path: string) {
    const entry = entries.peek(path)
    if (entry === undefined) return disk.remove(path)
    const older = entry.facts === null ? await disk.read(path) : null
    if (entries.peek(path) !== entry) return // it changed meanwhile, and is due again
    if (older === null) await disk.write(entry)
    else if (older.facts !== null) entries.set(path, older) // learnt by another process
  }

  async function readDisk(path: string): Promise<Entry<Facts> | null> {
    try {
      const entry = await disk.read(path)
      return writeBehind.isDue(path) ? null : entry // memory is newer: the path may have been removed
    } catch (error) {
      report({ kind: 'disk', reason: reasonOf(error) })
      return null
    }
  }

  for await (const entry of disk.all()) entries.set(entry.path, entry)

  return {
    add(path) {
      if (entries.get(path) !== undefined) return
      entries.set(path, { path, facts: null })
      writeBehind.save(path)
    },
    facts: (path) => entries.get(path)?.facts ?? null,
    async find(path) {
      const hasFacts = () => (entries.get(path)?.facts ?? null) !== null
      const entry = hasFacts() ? null : await readDisk(path)
      if (entry !== null && !hasFacts()) entries.set(path, entry)
      return entries.get(path) ?? null
    },
    learn(path, facts) {
      const entry = entries.get(path)
      if (entry === undefined) return false
      if (!isDeepStrictEqual(entry.facts, facts)) entries.set(path, { path, facts })
      writeBehind.save(path) // always: an earlier write may have failed
      return true
    },
    remove(path) {
      entries.delete(path)
      writeBehind.save(path)
    },
    settled: () => writeBehind.settled(),
  }
}
