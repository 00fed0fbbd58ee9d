import { isMediaKind, type MediaKind } from '#media/files/media-kind.ts'

/** The path of a file, from the hash of its content: no address reveals a name, and a changed file gets a new address. */
export function toMediaPath(sha256Hex: string, kind: MediaKind): string {
  return `${sha256Hex.slice(0, 2)}/${sha256Hex.slice(0, 32)}.${kind}`
}

/** Parses such a path; null for any other, so that nothing else in the media store can be requested. */
export function parseMediaPath(path: string): { hash: string; kind: MediaKind } | null {
  const [, folder, hash, extension] = /^([\da-f]{2})\/([\da-f]{32})\.([a-z\d]+)$/.exec(path) ?? []
  if (folder === undefined || !hash?.startsWith(folder)) return null
  return extension !== undefined && isMediaKind(extension) ? { hash, kind: extension } : null
}

/** All such paths in a text, such as a post's HTML. */
export function findMediaPaths(text: string): string[] {
  return text.match(/[\da-f]{2}\/[\da-f]{32}\.[a-z\d]+/g) ?? []
}
