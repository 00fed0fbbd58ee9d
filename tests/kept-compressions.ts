import { createHash } from 'node:crypto'
import { mkdirSync, readFile, renameSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, resolve } from 'node:path'
import zlib from 'node:zlib'

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = zlib.constants
const folder = resolve(import.meta.dirname, '../build/server/.compressed')

type Done = (error: Error | null, result: Buffer) => void
const compress: (bytes: Uint8Array, options: zlib.BrotliOptions, done: Done) => void =
  zlib.brotliCompress

// loaded into a site before all else: each process compresses all files of the build as small as can be, the same bytes each time,
// which takes two seconds of a processor; the first one keeps them
Object.assign(zlib, {
  brotliCompress(bytes: Uint8Array, options: zlib.BrotliOptions, done: Done) {
    const isOfBuild = options.params?.[BROTLI_PARAM_QUALITY] === BROTLI_MAX_QUALITY
    if (isOfBuild) keptOrNew(bytes, options, done)
    else compress(bytes, options, done)
  },
})
syncBuiltinESMExports()

function keptOrNew(bytes: Uint8Array, options: zlib.BrotliOptions, done: Done) {
  const asked = createHash('sha256').update(JSON.stringify(options)).update(bytes).digest('hex')
  const path = join(folder, asked)
  readFile(path, (missing, kept) => {
    if (missing === null) return done(null, kept)
    compress(bytes, options, (error, result) => {
      done(error, result)
      if (error === null) keep(path, result)
    })
  })
}

/** Whole or not at all, whatever other processes do. */
function keep(path: string, bytes: Uint8Array) {
  const partial = `${path}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(partial, bytes)
    renameSync(partial, path)
  } catch {
    // a test leaves the process no disk, or no right to write there: the next one compresses it again
  }
}
