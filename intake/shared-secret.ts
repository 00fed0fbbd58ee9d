import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { readIfThere, syncFolder, writeDurably } from '#storage/durable-file.ts'
import { codeOf } from '#storage/error-code.ts'

const BYTES = 32

/** A secret that all processes over this folder share and that outlives restarts; made when there is none, or no whole one. */
export async function readSharedSecret(folder: string, name: string): Promise<Uint8Array> {
  const path = join(folder, name)
  const found = await readIfThere(path)
  if (found?.length === BYTES) return found
  const draft = `${path}.${randomUUID()}`
  await writeDurably(draft, randomBytes(BYTES))
  if (found === null) await linkFirst(draft, path)
  else await rename(draft, path) // with less of a secret anybody could make its seals
  await syncFolder(dirname(path))
  return readFile(path)
}

/** Whoever is first has made it, whole. */
async function linkFirst(draft: string, path: string) {
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
}
