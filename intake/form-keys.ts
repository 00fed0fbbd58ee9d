import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

import type { FormKey } from '#site/page/intake.ts'

export type FormKeys = { newKey: () => string; readKey: (text: string) => FormKey | null }

type FormKeysOptions = { secret: Uint8Array; longestMs: number; now: () => number }

/** Keys of forms, signed so that none can be made up: a UUID, the time, and a seal on both. */
export function createFormKeys({ secret, longestMs, now }: FormKeysOptions): FormKeys {
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
      return now() - madeAt > longestMs ? null : { key, madeAt: new Date(madeAt) }
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
