import { hash } from 'node:crypto'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

import { missingSpace, type Reserve } from '#storage/disk-space.ts'
import { parseStored, readIfExists } from '#storage/durable-file.ts'

import { openTemporaryFiles } from './temporary-files.ts'

/** A media path that a page shows, and its facts; null: not known yet. */
export type Entry<Facts> = { path: string; facts: Facts | null }

const READ_AT_ONCE = 32

/** The part of the reserve that entries leave free. Facts are small and other processes need them, so pictures give way first. */
const OWN_PART = 0.1

/**
 * Opens a folder with a file for each media path; creates it if missing. Every file can be made again, so writes are not flushed to the
 * disk. `readFacts` returns null for a value that is not facts.
 */
export async function openEntryFolder<Facts>(
  folder: string,
  readFacts: (value: unknown) => Facts | null,
  reserve: Reserve,
) {
  const temporaryFiles = await openTemporaryFiles(folder)
  const fileOf = (path: string) => join(folder, nameOf(path))
  const readFile = async (name: string) => {
    const bytes = await readIfExists(join(folder, name))
    const entry = bytes && parseEntry(new TextDecoder().decode(bytes), readFacts)
    return entry && nameOf(entry.path) === name ? entry : null
  }

  return {
    /** All entries; skips unreadable files. */
    async *all() {
      await temporaryFiles.removeOld()
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
      for (let start = 0; start < names.length; start += READ_AT_ONCE) {
        const some = names.slice(start, start + READ_AT_ONCE)
        const entries = await Promise.all(some.map((name) => readFile(name).catch(() => null)))
        yield* entries.filter((entry) => entry !== null)
      }
    },
    read: (path: string) => readFile(nameOf(path)),
    /** Also rejects if less than a part of the disk's reserve is free: {@link OWN_PART}. */
    write: (entry: Entry<Facts>) =>
      temporaryFiles.write(async (temporary) => {
        const { bytes, files } = await missingSpace(folder, reserve, OWN_PART)
        if (bytes > 0 || files > 0) throw new Error('no room on the disk')
        await writeFile(temporary, JSON.stringify(entry), { mode: 0o600 })
        await rename(temporary, fileOf(entry.path))
      }),
    remove: (path: string) => rm(fileOf(path), { force: true }),
  }
}

/** The file name is a hash, safe for any path. */
function nameOf(path: string): string {
  return `${hash('sha256', path, 'hex').slice(0, 32)}.json`
}

function parseEntry<Facts>(
  text: string,
  readFacts: (value: unknown) => Facts | null,
): Entry<Facts> | null {
  const { success, output } = v.safeParse(Kept, parseStored(text))
  return success ? { path: output.path, facts: readFacts(output.facts) } : null
}

const Kept = v.object({ path: v.string(), facts: v.optional(v.unknown()) })
