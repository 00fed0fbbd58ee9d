import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes in a file of this machine, with the hashes by which S3 knows them. */
export type Blob = { file: string; size: number; md5: string; sha256: string }
type Upload = { key: string; begun: string; parts: Map<number, Blob> }

/** The content of one bucket: objects, and uploads in parts that are not complete. */
export type Objects = {
  objects: Map<string, Blob>
  uploads: Map<string, Upload>
  receive(body: Readable): Promise<Blob>
  join(parts: readonly Blob[]): Promise<Blob>
}

/** An empty bucket whose bytes are in a folder, so that it can be larger than the memory. `received` gets the size of each chunk. */
export async function createObjects(
  folder: string,
  received: (bytes: number) => void,
): Promise<Objects> {
  await mkdir(folder, { recursive: true })

  async function receive(body: Readable): Promise<Blob> {
    const file = join(folder, randomUUID())
    const [md5, sha256] = [createHash('md5'), createHash('sha256')]
    let size = 0
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length
        received(chunk.length)
        md5.update(chunk)
        sha256.update(chunk)
        yield chunk
      }
    }
    await pipeline(body, counted, createWriteStream(file))
    return { file, size, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
  }

  return {
    objects: new Map(),
    uploads: new Map(),
    receive,
    async join(parts) {
      const file = join(folder, randomUUID())
      const [first, ...others] = parts
      if (first === undefined) throw new Error('an upload without parts')
      await rename(first.file, file)
      for (const part of others) {
        await appendFile(file, createReadStream(part.file))
        await rm(part.file)
      }
      const md5 = createHash('md5')
        .update(parts.map((part) => part.md5).join(''))
        .digest('hex')
      const size = parts.reduce((sum, part) => sum + part.size, 0)
      return { file, size, md5: `${md5}-${parts.length}`, sha256: '' }
    },
  }
}
