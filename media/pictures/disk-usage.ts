import { missingSpace, type Reserve, type StatDisk } from '#storage/disk-space.ts'

type UsedFile = { name: string; bytes: number }
export type DiskLimits = Reserve & { maxBytes: number }

const BLOCK_BYTES = 4096 // the smallest unit of a disk

/**
 * Names and sizes of a folder's files, least recently used first. Starts empty. The folder may hold `maxBytes`, or less while the
 * reserve of the disk is not free.
 */
export function createDiskUsage(
  folder: string,
  { maxBytes, ...reserve }: DiskLimits,
  remove: (name: string) => Promise<void>,
  statDisk?: StatDisk,
) {
  const files = new Map<string, number>() // a Map keeps the order in which names were set
  let total = 0

  function use(name: string, bytes: number) {
    drop(name)
    const taken = Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES
    files.set(name, taken)
    total += taken
  }

  function drop(name: string) {
    total -= files.get(name) ?? 0
    files.delete(name)
  }

  return {
    /** Records that a file was used just now. */
    use,
    drop,
    /** Adds files as used before all others; `files` are least recently used first. */
    putBefore(older: readonly UsedFile[]): void {
      const newer = [...files]
      for (const { name, bytes } of older) if (!files.has(name)) use(name, bytes)
      for (const [name, bytes] of newer) use(name, bytes)
    },
    /** Removes files until one more of `bytes` fits; false if it does not fit even into an empty folder. */
    async makeRoomFor(bytes: number): Promise<boolean> {
      const onDisk = await missingSpace(folder, reserve, 1, statDisk)
      let lackingBytes = Math.max(total + bytes - maxBytes, onDisk.bytes + bytes)
      let lackingFiles = onDisk.files
      for (const [name, size] of files) {
        if (lackingBytes <= 0 && lackingFiles <= 0) break
        drop(name)
        await remove(name)
        lackingBytes -= size
        lackingFiles -= 1
      }
      return lackingBytes <= 0 && lackingFiles <= 0
    },
  }
}
