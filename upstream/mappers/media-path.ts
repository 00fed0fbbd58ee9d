import { isPlainPath } from '#contract/service-address.ts'

/** A media path as the wire has it, without a leading slash; null when it leads anywhere but beneath the media's address. */
export function parseMediaPath(text: string | null): string | null {
  const path = text?.trim().replace(/^\//, '') ?? ''
  return isPlainPath(path) ? path : null
}
