/**
 * Stores files by path. A path has folders and a name of letters, digits, `-` and `_`, joined by `/`, and at most one
 * extension. For any other path, `get` finds nothing, and the other methods throw.
 */
export type MediaStore = {
  /** Stores a file durably and atomically before it resolves; replaces a file of the same path. */
  put(path: string, bytes: MediaBytes): Promise<void>
  /** Like `put`, but never replaces a file: false if the path is taken. */
  create(path: string, bytes: MediaBytes): Promise<boolean>
  /** A file or the requested part of it; `null` if there is no such file. */
  get(path: string, range?: ByteRange): Promise<StoredMedia | null>
  /** A file's size in bytes; `null` if there is no such file. */
  size(path: string): Promise<number | null>
  /** Deletes a file, if there is one. */
  remove(path: string): Promise<void>
  /** The paths of all files, or of those in a folder, in no particular order. */
  list(folder?: string): Promise<string[]>
  /** Deletes what interrupted `put` calls left in a folder, if it was last written longer ago than `olderThanMs`. */
  removeRemains(folder: string, olderThanMs: number): Promise<void>
}

/** The reading half of a media store. */
export type MediaSource = Pick<MediaStore, 'get' | 'size' | 'list'>

export type MediaBytes = Uint8Array | AsyncIterable<Uint8Array>

/** Checks the shape only. The one dot precedes the extension: no `..`, no dot files, no `\`, NUL or leading slash. */
export function isMediaPath(path: string): boolean {
  return /^(?:[\w-]+\/)*[\w-]+(?:\.[a-z\d]+)?$/i.test(path)
}

/** Byte positions from 0, both ends included; if `last` is null, up to the end. Or the `final` bytes of the file. */
export type ByteRange = { first: number; last: number | null } | { final: number }

/** `part` is the range of the file's `size` bytes in `body`; null if the requested range has none of them. */
export type StoredMedia =
  | { size: number; part: { first: number; last: number }; body: ReadableStream<Uint8Array> }
  | { size: number; part: null }
