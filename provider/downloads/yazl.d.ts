import type { EndOptions } from 'yazl'

/** Missing in @types/yazl: the callback receives the archive's size in bytes, -1 if it is not known in advance. */
declare module 'yazl' {
  interface ZipFile {
    end(options: EndOptions, sizeKnown: (bytes: number) => void): void
  }
}
