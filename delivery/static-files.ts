import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

import type { Listener } from './http/listener.ts'
import { compress, type Encoding, FILE_EFFORT } from './http/compression.ts'
import { weakTag } from './http/entity-tags.ts'
import { serveBytes, type ReadyHeaders } from './http/serve-bytes.ts'
import { chooseEncoding } from './http/content-negotiation.ts'
import { isReading, requestTarget } from './http/request-target.ts'
import { SERVICE_WORKER_ADDRESS } from '#site/offline/offline-facts.ts'

import { denyAllPolicy, commonHeaders, workerPolicy } from './http/security-headers.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** A file in memory; `forms` are its encodings, each made once. */
export type StaticFile = {
  headers: ReadyHeaders
  bytes: Bytes
  forms: Map<Encoding, Promise<Bytes>>
}

/** The files of the build, by their addresses. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const types: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])

/** Reads the files, a few hundred kilobytes, with the brotli forms that the build has written beside them. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  )
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    if (!types.has(extname(path))) continue
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const file = toStaticFile(address, await readFile(path))
    if (file === null) continue
    const brotli = `${path}.br`
    if (paths.has(brotli)) file.forms.set('br', Promise.resolve(await readFile(brotli)))
    files.set(address, file)
  }
  return files
}

/** Null if the extension is none of the build's. */
export function toStaticFile(address: string, bytes: Bytes): StaticFile | null {
  const type = types.get(extname(address))
  return type === undefined
    ? null
    : { headers: headersOf(address, type, bytes), bytes, forms: new Map() }
}

/** Answers with files from memory, on Node's own requests; calls `next` for everything else. */
export function serveStaticFiles(files: StaticFiles, next: Listener): Listener {
  return (request, response) => {
    const file = isReading(request) ? files.get(requestTarget(request).path) : undefined
    return file === undefined ? next(request, response) : answerStaticFile(file, request, response)
  }
}

/** Answers a GET or HEAD with the file, in the encoding that the client takes. */
export async function answerStaticFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = isText(file) ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const bytes = await formOf(file, encoding)
  const coding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
  serveBytes(request, response, { bytes, headers: { ...file.headers, ...coding } })
}

/** Names under `/assets/` contain a hash of the content, so browsers may cache these files for ever. */
function headersOf(address: string, type: string, bytes: Bytes): ReadyHeaders {
  const isWorker = address === SERVICE_WORKER_ADDRESS
  return {
    ...commonHeaders,
    'Content-Security-Policy': isWorker ? workerPolicy : denyAllPolicy,
    'Content-Type': type,
    'Cache-Control': isWorker ? 'no-cache' : cachingOf(address),
    ETag: weakTag(bytes),
    ...(isTextType(type) && { Vary: 'Accept-Encoding' }),
  }
}

function cachingOf(address: string): string {
  const isHashed = address.startsWith('/assets/')
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function formOf(file: StaticFile, encoding: Encoding): Promise<Bytes> {
  const form = file.forms.get(encoding) ?? compress(file.bytes, encoding, FILE_EFFORT)
  file.forms.set(encoding, form)
  form.catch(() => file.forms.delete(encoding)) // the next request tries again
  return form
}

function isText({ headers }: StaticFile): boolean {
  return isTextType(String(headers['Content-Type']))
}

function isTextType(type: string): boolean {
  return /^text\/|svg/.test(type)
}
