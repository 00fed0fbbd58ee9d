import { createHash } from 'node:crypto'

/**
 * The idempotency key of an entry, derived from the key of the rendered form and from the form's content. A form that is sent
 * twice gives the same entry. A form that is edited after Back gives another one, so that no visitor gets a receipt for content
 * that was not saved.
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
