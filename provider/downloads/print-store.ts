import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { hasSpace, type StatDisk } from '#storage/disk-space.ts'
import { emptyIfMissing, readIfExists } from '#storage/durable-file.ts'

import { Refused } from '../service/refused.ts'
import type { DownloadLimits } from './download-limits.ts'
import type { PlacedPhoto } from './paper.ts'

/** A cache on disk of pictures scaled for print. Writes are atomic. */
export type PrintStore = ReturnType<typeof createPrintStore>

type Limits = Pick<DownloadLimits, 'keptBytes' | 'keptMs'>

/** The folder is tidied after this many new bytes, not after every picture. */
const BYTES_BETWEEN_TIDYINGS = 50_000_000
const MAX_TEMPORARY_MS = 600_000

/** `folder` is created if missing. */
export function createPrintStore(
  folder: string,
  limits: Limits,
  now = Date.now,
  statDisk?: StatDisk,
) {
  let newBytes = 0

  async function tidy() {
    newBytes = 0
    const files = await filesOf(folder)
    const old = new Set(files.filter(({ name, madeAt }) => now() - madeAt > maxAgeMs(name, limits)))
    let bytes = 0
    const surplus = files
      .filter((file) => !old.has(file))
      .toSorted((a, b) => b.usedAt - a.usedAt)
      .filter((file) => (bytes += file.bytes) > limits.keptBytes)
    for (const { name } of [...old, ...surplus]) await rm(join(folder, name), { force: true })
  }

  async function isThereRoom(bytes = 0): Promise<boolean> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return hasSpace(folder, { bytes, ...(statDisk && { statDisk }) })
  }

  async function temporaryPath() {
    if (!(await isThereRoom())) throw new Refused(503, 'There is no room on the disk.')
    return join(folder, `${randomUUID()}.passing`)
  }

  return {
    async find(name: string): Promise<Uint8Array | null> {
      const path = join(folder, name)
      const found = await readIfExists(path)
      if (found !== null) await markUsed(path, now())
      return found
    },
    /** Does nothing if the disk is full. */
    async keep(name: string, bytes: Uint8Array): Promise<void> {
      if (!(await isThereRoom(bytes.byteLength))) return
      const temporary = join(folder, `${randomUUID()}.passing`)
      await writeFile(temporary, bytes, { mode: 0o600 })
      await rename(temporary, join(folder, name))
      newBytes += bytes.byteLength
      if (newBytes > Math.min(BYTES_BETWEEN_TIDYINGS, limits.keptBytes / 4)) await tidy()
    },
    /** A path for a temporary file, which the caller removes. Throws Refused 503 if the disk is full. */
    temporaryPath,
    /** Removes expired files, then the least recently used ones beyond the size limit. */
    tidy,
  }
}

export type Scaling = { width: number; height: number; fit: PlacedPhoto['fit'] }

/** The name of a picture of a size. A media path contains a hash of its file, so another version of a picture has another name. */
export function printName(path: string, { width, height, fit }: Scaling): string {
  return `${codeOf(path)}-${width}-${height}-${fit}.jpg`
}

const codeOf = (path: string) => hash('sha256', path, 'hex')

/** Removes what a folder has of these media, in all sizes. */
export async function forgetPrints(folder: string, paths: readonly string[]): Promise<void> {
  const gone = new Set(paths.map(codeOf))
  for (const name of await readdir(folder).catch(emptyIfMissing)) {
    if (gone.has(name.split('-', 1)[0] ?? '')) await rm(join(folder, name), { force: true })
  }
}

type StoredFile = { name: string; bytes: number; madeAt: number; usedAt: number }

async function filesOf(folder: string): Promise<StoredFile[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(emptyIfMissing)
      if (!('size' in found)) return []
      return [{ name, bytes: found.size, madeAt: found.mtimeMs, usedAt: found.atimeMs }]
    }),
  )
  return files.flat()
}

function maxAgeMs(name: string, { keptMs }: Limits): number {
  return name.endsWith('.passing') ? MAX_TEMPORARY_MS : keptMs
}

/** Sets the access time to the time of use; the modification time stays the time of creation. */
async function markUsed(path: string, now: number) {
  const found = await stat(path).catch(emptyIfMissing)
  if ('mtime' in found) await utimes(path, new Date(now), found.mtime).catch(emptyIfMissing)
}
