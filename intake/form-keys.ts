import { createHmac, randomUUID, timingSafeEqual, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { FormKey } from '#site/page/intake.ts'
import { createDurably, readIfThere, writeDurably } from '#storage/durable-file.ts'

export type FormKeys = { newKey: () => string; readKey: (text: string) => FormKey | null }

type FormKeysOptions = { secret: Uint8Array; maxAgeMs: number; now: () => number }

/** Form keys, signed so that no client can forge one: a UUID, the time, and a signature of both. */
export function createFormKeys({ secret, maxAgeMs, now }: FormKeysOptions): FormKeys {
  const sealOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    newKey() {
      const text = `${randomUUID()}.${now().toString(36)}`
      return `${text}.${sealOf(text)}`
    },
    readKey(text) {
      const [, sealed, key, time, seal] =
        /^(([\da-f-]{36})\.([\da-z]{1,11}))\.([\w-]{43})$/.exec(text) ?? []
      if (sealed === undefined || key === undefined || time === undefined) return null
      if (!isSame(seal ?? '', sealOf(sealed))) return null
      const madeAt = Number.parseInt(time, 36)
      return now() - madeAt > maxAgeMs ? null : { key, madeAt: new Date(madeAt) }
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const BYTES = 32

/** A secret that all processes of this folder share and that survives restarts. Created if it is missing or damaged. */
export async function readSharedSecret(folder: string, name: string): Promise<Uint8Array> {
  const path = join(folder, name)
  const found = await readIfThere(path)
  if (found?.length === BYTES) return found
  const made = randomBytes(BYTES)
  if (found === null) await createDurably(path, made) // the first process creates it
  else await writeDurably(path, made) // with a short secret, clients could forge signatures
  return readFile(path)
}
