import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

import type { FormKey } from '#site/page/intake.ts'

type FormKeys = { newKey: () => string; readKey: (text: string) => FormKey | null }

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
