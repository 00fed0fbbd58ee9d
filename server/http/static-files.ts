import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

import type { MiddlewareHandler } from 'hono'

import { chooseEncoding, compress, type Encoding } from './compression.ts'

type Bytes = Uint8Array<ArrayBuffer>
type StaticFile = { type: string; bytes: Bytes; forms: Map<Encoding, Promise<Bytes>> }

const types: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])
const SMALLEST = 11

/**
 * Serves the files that the build made, from memory: a few hundred kilobytes, each compressed once at the highest level, for
 * brotli from the start on. Names under `/assets/` carry a hash of their content and are kept for ever.
 */
export async function staticFiles(folder: string): Promise<MiddlewareHandler> {
  const files = await readFiles(folder)
  void compressAhead(files)
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (file === undefined || !['GET', 'HEAD'].includes(c.req.method)) return next()
    const encoding = isText(file) ? chooseEncoding(c.req.header('Accept-Encoding')) : 'identity'
    const bytes = await formOf(file, encoding)
    const isHashed = c.req.path.startsWith('/assets/')
    return c.body(bytes, 200, {
      'Content-Type': file.type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(isText(file) && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, StaticFile>()
  for (const entry of entries) {
    const type = types.get(extname(entry.name))
    if (!entry.isFile() || type === undefined) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    files.set(address, { type, bytes: new Uint8Array(await readFile(path)), forms: new Map() })
  }
  return files
}

/** Largest first, one after another and beside everything else: the first visitor waits for the rest of half a second at most. */
async function compressAhead(files: ReadonlyMap<string, StaticFile>): Promise<void> {
  const texts = [...files.values()].filter(isText)
  const largestFirst = texts.toSorted((a, b) => b.bytes.byteLength - a.bytes.byteLength)
  for (const file of largestFirst) await formOf(file, 'br')
}

function formOf(file: StaticFile, encoding: Encoding): Promise<Bytes> {
  const form = file.forms.get(encoding) ?? compress(file.bytes, encoding, SMALLEST)
  file.forms.set(encoding, form)
  return form
}

function isText({ type }: StaticFile): boolean {
  return /^text\/|svg/.test(type)
}
