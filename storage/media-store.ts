/**
 * Where files are kept. A path is ours: folders and a name of letters, digits, `-` and `_`, one extension at the most,
 * joined by `/`. Anything else is not found by `get` and refused by the others.
 */
export type MediaStore = {
  /** Keeps a file, durably and whole, before it returns; a file of that path is replaced. */
  put(path: string, bytes: MediaBytes): Promise<void>
  /** As `put` where there is no file of that path yet; false where there is one, which stays. */
  create(path: string, bytes: MediaBytes): Promise<boolean>
  /** A file or the asked part of it; `null` when there is none. */
  get(path: string, range?: ByteRange): Promise<StoredMedia | null>
  /** Ends a file; none of that path is as good. */
  remove(path: string): Promise<void>
  /** The paths of all files, or of those in a folder, in no order. */
  list(folder?: string): Promise<string[]>
  /** Ends what an interrupted `put` into a folder has left behind and nobody has written to for so long. */
  removeRemains(folder: string, olderThanMs: number): Promise<void>
}

type MediaBytes = Uint8Array | AsyncIterable<Uint8Array>

/** Counted from 0, both ends included; `last` null is the file's end. Or the last so many bytes. */
export type ByteRange = { first: number; last: number | null } | { final: number }

/** `part` is what `body` holds of the file's `size` bytes; null when nothing of the file is in the range asked for. */
export type StoredMedia =
  | { size: number; part: { first: number; last: number }; body: ReadableStream<Uint8Array> }
  | { size: number; part: null }
