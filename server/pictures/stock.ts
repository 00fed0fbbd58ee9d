import { statfs } from 'node:fs/promises'

/** Which files lie in a folder and how large they are, in the order of their use. */
export type Stock = {
  /** Notes that a file was used just now. */
  use(name: string, bytes: number): void
  drop(name: string): void
  /** Puts files that were used before all others in front, used longest ago first. */
  putBefore(files: readonly StockedFile[]): void
  /** Removes files until there is room for so many bytes more; false when there is none with all gone. */
  makeRoomFor(bytes: number): Promise<boolean>
}

export type StockedFile = { name: string; bytes: number }
export type StockLimits = { maxBytes: number; reserveBytes: number }

const BLOCK_BYTES = 4096 // a disk gives no less

/**
 * An empty stock of a folder. No more than `maxBytes` have room, and only while the disk keeps its reserve, which is a
 * tenth of it at the most.
 */
export function createStock(
  folder: string,
  { maxBytes, reserveBytes }: StockLimits,
  remove: (name: string) => Promise<void>,
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
      const { bavail, blocks, bsize } = await statfs(folder)
      const reserve = Math.min(reserveBytes, (blocks * bsize) / 10)
      let lacking = Math.max(total + bytes - maxBytes, reserve + bytes - bavail * bsize)
      for (const [name, size] of files) {
        if (lacking <= 0) break
        drop(name)
        await remove(name)
        lacking -= size
      }
      return lacking <= 0
    },
  }
}
