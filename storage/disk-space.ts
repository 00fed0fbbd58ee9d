import { statfs } from 'node:fs/promises'

/** Space that stays free on a disk for data that cannot be recreated: bytes, and files (inodes). */
export type Reserve = { reserveBytes: number; reserveFiles: number }

/** On a small disk, the reserve is a tenth of the disk instead. */
export const diskReserve: Reserve = { reserveBytes: 256_000_000, reserveFiles: 10_000 }

/** Facts about a disk, as from `statfs`; `files` is 0 if the file system does not count inodes. */
type DiskFacts = {
  bavail: number
  blocks: number
  bsize: number
  files: number
  ffree: number
}

export type StatDisk = (folder: string) => Promise<DiskFacts>

/**
 * How much space a folder's disk lacks before `part` of the reserve is free; negative if more is free. The whole reserve is at
 * most a tenth of the disk.
 */
export async function missingSpace(
  folder: string,
  { reserveBytes, reserveFiles }: Reserve,
  part = 1,
  statDisk: StatDisk = statfs,
): Promise<{ bytes: number; files: number }> {
  const { bavail, blocks, bsize, files, ffree } = await statDisk(folder)
  const keptBytes = part * Math.min(reserveBytes, (blocks * bsize) / 10)
  const keptFiles = part * Math.min(reserveFiles, files / 10)
  return { bytes: keptBytes - bavail * bsize, files: files === 0 ? -Infinity : keptFiles - ffree }
}

/** Whether a folder's disk can take `bytes` more and still leave `part` of its reserve free. The folder must exist. */
export async function hasSpace(
  folder: string,
  {
    bytes = 0,
    part = 1,
    statDisk = statfs,
  }: { bytes?: number; part?: number; statDisk?: StatDisk },
): Promise<boolean> {
  const missing = await missingSpace(folder, diskReserve, part, statDisk)
  return missing.bytes + bytes <= 0 && missing.files <= 0
}
