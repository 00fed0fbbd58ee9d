import { createHash } from 'node:crypto'

/**
 * The idempotency key of what a form holds: of the form as it was rendered, and of all that is in it. Sent again it is the same
 * entry; filled in anew, as after Back, it is another one, so that nobody gets a receipt for what was not kept.
 *
 * @returns a UUID (RFC 9562, version 8).
 */
export function entryKeyOf(
  formKey: string,
  content: object,
  photos: readonly { bytes: Uint8Array }[] = [],
): string {
  const hash = createHash('sha256').update(formKey).update(JSON.stringify(content))
  for (const { bytes } of photos) hash.update(createHash('sha256').update(bytes).digest())
  const hex = hash.digest('hex')
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...groups, hex.slice(20, 32)].join('-')
}
