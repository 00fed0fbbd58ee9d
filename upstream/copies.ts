import { hash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { hasSpace, type StatDisk } from '#storage/disk-space.ts'
import { emptyIfMissing, parseStored, readIfExists, writeDurably } from '#storage/durable-file.ts'
import { codeOf } from '#storage/storage-error.ts'

import type { Report } from './events.ts'
import type { UpstreamLimits } from './limits.ts'

/** A saved answer of a service, and the time of saving. */
export type Copy = { savedAt: number; answer: unknown }

/**
 * Last good copies on disk, one file per key. Writes are atomic and run one after the other in the background. Failures are
 * reported; a failed read returns null. Never throws.
 */
export type Copies = ReturnType<typeof createCopies>

type CopiesOptions = {
  folder: string
  limits: Pick<UpstreamLimits, 'copyFiles' | 'copiesWaiting'>
  report: Report
  statDisk?: StatDisk
}

const WRITES_BETWEEN_TIDYINGS = 500
const MAX_WRITE_MS = 3_600_000

/** Copies are small and needed in an outage, so they may use up more of the disk's reserve than pictures. */
const OWN_PART = 0.1

export function createCopies({ folder, limits, report, statDisk }: CopiesOptions) {
  const queue = createSerialQueue((error) =>
    report({ kind: 'copy-failed', reason: reasonOf(error) }),
  )
  let writes = 0
  const pathOf = (key: string) => join(folder, `${hash('sha256', key, 'hex')}.json`)

  async function write(key: string, copy: Copy) {
    const bytes = format(key, copy)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const room = { bytes: Buffer.byteLength(bytes), part: OWN_PART, ...(statDisk && { statDisk }) }
    if (!(await hasSpace(folder, room)))
      throw Object.assign(new Error('no room on the disk'), { code: 'ENOSPC' })
    await writeDurably(pathOf(key), bytes)
    writes += 1
    if (writes % WRITES_BETWEEN_TIDYINGS === 1) await tidy(folder, limits.copyFiles)
  }

  function quarantine(key: string, reason: string) {
    const path = pathOf(key)
    report({ kind: 'copy-broken', file: path, reason })
    void queue.add(() => rename(path, `${path}.broken`))
  }

  return {
    async read(key: string): Promise<Copy | null> {
      try {
        const bytes = await readIfExists(pathOf(key))
        if (bytes === null) return null
        const copy = parse(key, bytes)
        if (copy === null) quarantine(key, 'not as it was written')
        return copy
      } catch (error) {
        report({ kind: 'copy-failed', reason: reasonOf(error) })
        return null
      }
    },
    /** False if too many writes wait: then the copy is not written. */
    write(key: string, copy: Copy): boolean {
      if (queue.length() >= limits.copiesWaiting) return false
      void queue.add(() => write(key, copy))
      return true
    },
    async remove(key: string): Promise<void> {
      const path = pathOf(key)
      await queue.add(async () => {
        await rm(path, { force: true })
        await rm(`${path}.broken`, { force: true })
      })
    },
    /** Renames a copy that cannot be used, so that the operator can inspect it. */
    quarantine,
    /** Resolves when all writes and deletions requested so far are done. */
    settled: (): Promise<void> => queue.settled(),
  }
}

/** Runs work one after the other; each result is null where the work failed. */
function createSerialQueue(onError: (error: unknown) => void) {
  let last: Promise<unknown> = Promise.resolve()
  let length = 0
  return {
    length: () => length,
    add<T>(work: () => Promise<T>): Promise<T | null> {
      length += 1
      const done = last.then(work).catch((error: unknown) => {
        onError(error)
        return null
      })
      last = done.finally(() => (length -= 1))
      return done
    },
    async settled() {
      await last
    },
  }
}

/** Removes unfinished files of killed processes and, if there are too many copies, the oldest ones. */
async function tidy(folder: string, most: number) {
  const names = await readdir(folder).catch(emptyIfMissing)
  const halves = await withAges(
    folder,
    names.filter((name) => name.endsWith('.partial')),
  )
  const remains = halves.filter(({ ageMs }) => ageMs > MAX_WRITE_MS)
  const copies = names.length > most ? await withAges(folder, names) : []
  const surplus = copies
    .toSorted((a, b) => b.ageMs - a.ageMs)
    .slice(0, names.length - Math.floor(most * 0.9)) // leaves room for new copies
  for (const { path } of [...remains, ...surplus]) await rm(path, { force: true })
}

/** Without files that another process has just removed or renamed. */
async function withAges(folder: string, names: readonly string[]) {
  const now = Date.now()
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(emptyIfMissing)
      return 'mtimeMs' in found ? [{ path, ageMs: now - found.mtimeMs }] : []
    }),
  )
  return files.flat()
}

function format(key: string, { savedAt, answer }: Copy): string {
  return JSON.stringify({ key, savedAt, answer, sum: sumOf(key, { savedAt, answer }) })
}

/** Parses a copy; null if it differs in any way from what was written. */
function parse(key: string, bytes: Uint8Array): Copy | null {
  const file = parseStored(new TextDecoder().decode(bytes))
  if (typeof file !== 'object' || file === null) return null
  if (!('savedAt' in file && 'answer' in file && 'sum' in file)) return null
  const { savedAt, answer, sum } = file
  const isWhole = typeof savedAt === 'number' && sum === sumOf(key, { savedAt, answer })
  return isWhole ? { savedAt, answer } : null
}

function sumOf(key: string, { savedAt, answer }: Copy): string {
  return hash('sha256', JSON.stringify([key, savedAt, answer]), 'hex')
}

function reasonOf(error: unknown): string {
  return codeOf(error) ?? 'unknown'
}
