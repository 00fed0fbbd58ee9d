import { inParallel, type OnProgress } from '#storage/in-parallel.ts'
import { parseMediaPath } from '#provider/media/media-path.ts'
import { copyFile } from '#storage/copy-file.ts'
import type { MediaStore } from '#storage/media-store.ts'

const AT_ONCE = 4

type Copying = {
  media: MediaStore
  /** Where the copies go. */
  copies: MediaStore
  /** The paths of what is to be copied. */
  named: ReadonlySet<string>
  /** The hashes of what has been copied, by path. These are added to, and the two sets. */
  sums: Map<string, string>
  added: Set<string>
  /** Media whose content does not match their name. */
  damaged: Set<string>
  onProgress: OnProgress
}

/** Copies the media that are not in the backup yet; returns those that their store does not have. */
export async function copyMedia(options: Copying): Promise<Set<string>> {
  const { media, named, copies, sums, added, damaged, onProgress } = options
  const wanted = [...named].filter((path) => !sums.has(path))
  const missing = new Set<string>()
  let done = named.size - wanted.length
  onProgress(done, named.size)
  await inParallel(wanted, AT_ONCE, async (path) => {
    const hash = await copyOne(media, copies, path)
    onProgress(++done, named.size)
    if (hash === null) return void missing.add(path)
    sums.set(path, hash)
    added.add(path)
    if (isDamaged(path, hash)) damaged.add(path)
  })
  return missing
}

/** Whether the content of a file does not match its name. */
export function isDamaged(path: string, sha256: string): boolean {
  const own = parseMediaPath(path)?.hash
  return own !== undefined && !sha256.startsWith(own)
}

/** The hash of what was copied; null if the store does not have it, or no longer. */
async function copyOne(media: MediaStore, copies: MediaStore, path: string) {
  try {
    return (await copyFile(path, media, copies))?.sha256 ?? null
  } catch (error) {
    const still = await media.get(path, { first: 0, last: 0 })
    if (still?.part) await still.body.cancel()
    if (still === null) return null // it was deleted while it was being read
    throw error
  }
}
