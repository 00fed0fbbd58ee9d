import type { EndOptions } from 'yazl'

/** What @types/yazl leaves out: the callback is told the archive's size in bytes; -1 when it cannot be known before. */
declare module 'yazl' {
  interface ZipFile {
    end(options: EndOptions, sizeKnown: (bytes: number) => void): void
  }
}
