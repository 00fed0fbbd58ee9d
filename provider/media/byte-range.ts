import type { ByteRange } from '#storage/media-store.ts'

/**
 * Reads a `Range` header of one range (RFC 9110, 14.2). Undefined where it must be ignored: several ranges, another unit, or
 * what is no range.
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') return { final: Number(to) }
  if (to === '') return { first: Number(from), last: null }
  return Number(from) > Number(to) ? undefined : { first: Number(from), last: Number(to) }
}
