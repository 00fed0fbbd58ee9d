import { createHash } from 'node:crypto'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { missingSpace, type Reserve } from '#storage/disk-space.ts'
import { parseKept, readIfThere } from '#storage/durable-file.ts'

import { openTemporaryFiles } from './temporary-files.ts'

/** A media path that some page shows, and what is known of it; null: nothing yet. */
export type Entry<Facts> = { path: string; facts: Facts | null }

/** A folder with a file for each media path. Nothing in it is beyond repair, so nothing is waited for until it is on disk. */
export type EntryFolder<Facts> = {
  /** All entries; what cannot be read is passed over. */
  all(): AsyncIterable<Entry<Facts>>
  read(path: string): Promise<Entry<Facts> | null>
  /** Rejects also where the disk has hardly more than its reserve for what cannot be made again. */
  write(entry: Entry<Facts>): Promise<void>
  remove(path: string): Promise<void>
}

const READ_AT_ONCE = 32

/** A fact is small and other processes need it: it gives way long after the pictures themselves. */
const OWN_PART = 0.1

/** Opens such a folder, which is made when missing. `readFacts` answers null to what are no facts. */
export async function openEntryFolder<Facts>(
  folder: string,
  readFacts: (value: unknown) => Facts | null,
  reserve: Reserve,
): Promise<EntryFolder<Facts>> {
  const temporaryFiles = await openTemporaryFiles(folder)
  const fileOf = (path: string) => join(folder, nameOf(path))
  const readFile = async (name: string) => {
    const bytes = await readIfThere(join(folder, name))
    const entry = bytes && parseEntry(new TextDecoder().decode(bytes), readFacts)
    return entry && nameOf(entry.path) === name ? entry : null
  }

  return {
    async *all() {
      await temporaryFiles.removeOld()
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
      for (let start = 0; start < names.length; start += READ_AT_ONCE) {
        const some = names.slice(start, start + READ_AT_ONCE)
        const entries = await Promise.all(some.map((name) => readFile(name).catch(() => null)))
        yield* entries.filter((entry) => entry !== null)
      }
    },
    read: (path) => readFile(nameOf(path)),
    write: (entry) =>
      temporaryFiles.write(async (temporary) => {
        const { bytes, files } = await missingSpace(folder, reserve, OWN_PART)
        if (bytes > 0 || files > 0) throw new Error('no room on the disk')
        await writeFile(temporary, JSON.stringify(entry), { mode: 0o600 })
        await rename(temporary, fileOf(entry.path))
      }),
    remove: (path) => rm(fileOf(path), { force: true }),
  }
}

/** The file's name is ours, whatever the path holds. */
function nameOf(path: string): string {
  return `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`
}

function parseEntry<Facts>(
  text: string,
  readFacts: (value: unknown) => Facts | null,
): Entry<Facts> | null {
  const value = parseKept(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('path' in value) || typeof value.path !== 'string') return null
  return { path: value.path, facts: 'facts' in value ? readFacts(value.facts) : null }
}
