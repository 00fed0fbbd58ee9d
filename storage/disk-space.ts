import { statfs } from 'node:fs/promises'

/** What has to stay free on a disk for things that cannot be made again: bytes, and files (inodes). */
export type Reserve = { reserveBytes: number; reserveFiles: number }

/** A tenth of a small disk. */
export const diskReserve: Reserve = { reserveBytes: 256_000_000, reserveFiles: 10_000 }

/** What the system says of a disk; `files` is 0 where it does not count them. */
export type DiskFacts = {
  bavail: number
  blocks: number
  bsize: number
  files: number
  ffree: number
}

export type StatDisk = (folder: string) => Promise<DiskFacts>

/**
 * How much space is missing until a part of the reserve is free on a folder's disk; negative: how much more is free. The whole
 * reserve is at most a tenth of the disk.
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

/** Whether a folder's disk has room for so many more bytes and leaves a part of its reserve free. The folder has to be there. */
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
