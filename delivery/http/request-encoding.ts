import type { IncomingMessage } from 'node:http'

import { LRUCache } from 'lru-cache'

import { chooseEncoding, type Encoding } from './compression.ts'

/** Browsers say one of a handful of things, which is read once. */
const encodings = new LRUCache<string, Encoding>({ max: 100 })

/** The best form that a request takes. */
export function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = headers['accept-encoding']?.toString() ?? ''
  const known = encodings.get(accepted)
  if (known !== undefined) return known
  const encoding = chooseEncoding(accepted)
  encodings.set(accepted, encoding)
  return encoding
}
