import { missingSpace, type Reserve, type StatDisk } from '#storage/disk-space.ts'

/** Which files lie in a folder and how large they are, in the order of their use. */
export type Stock = {
  /** Notes that a file was used just now. */
  use(name: string, bytes: number): void
  drop(name: string): void
  /** Puts files that were used before all others in front, used longest ago first. */
  putBefore(files: readonly StockedFile[]): void
  /** Removes files until there is room for one more of so many bytes; false when there is none with all gone. */
  makeRoomFor(bytes: number): Promise<boolean>
}

export type StockedFile = { name: string; bytes: number }
export type StockLimits = Reserve & { maxBytes: number }

const BLOCK_BYTES = 4096 // a disk gives no less

/** An empty stock of a folder. No more than `maxBytes` have room, and only while the disk keeps its reserve. */
export function createStock(
  folder: string,
  { maxBytes, ...reserve }: StockLimits,
  remove: (name: string) => Promise<void>,
  statDisk?: StatDisk,
): Stock {
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
    use,
    drop,
    putBefore(older) {
      const newer = [...files]
      for (const { name, bytes } of older) if (!files.has(name)) use(name, bytes)
      for (const [name, bytes] of newer) use(name, bytes)
    },
    async makeRoomFor(bytes) {
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
