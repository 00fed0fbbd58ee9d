import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

/** A secret that all processes over this folder share and that outlives restarts; made when there is none. */
export async function ownSecret(folder: string, name: string): Promise<Uint8Array> {
  const path = join(folder, name)
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, randomBytes(BYTES), { mode: 0o600 })
  try {
    await link(draft, path) // whoever is first has made it, whole
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  } finally {
    await rm(draft)
  }
  return readFile(path)
}
