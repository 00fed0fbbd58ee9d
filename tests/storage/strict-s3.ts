import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Blob, createObjects, type Objects } from './s3-objects.ts'
import { type S3Keys, signatureFault } from './s3-signature.ts'

export const s3Keys: S3Keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalr/XUtn+FEMI' }

/** The keys as a site's environment has them. */
export const s3KeyVariables = {
  S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
}

/** What the bucket of a strict server is like; all may change while it runs. */
export type BucketTraits = {
  region: string
  isPublic: boolean
  versioning: 'Enabled' | 'Suspended' | null
  /** Whether `If-None-Match: *` is honoured. */
  isConditional: boolean
  /** Operations that the key may not do, such as `PUT`. */
  denied: readonly string[]
  /** Entries on one page of a list. */
  pageSize: number
}

/** A request as the server saw it: `GET media/ab/c.jpg`, its status, and its `Range`. */
export type SeenRequest = { what: string; status: number; range: string | null }

/** Does something else with a request than to answer it: true if it has. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

export type StrictS3 = Awaited<ReturnType<typeof startStrictS3>>

type StrictOptions = {
  folder: string
  bucket?: string
  port?: number
  tls?: { key: string; cert: string }
}

const MIN_PART_BYTES = 5 * 1024 * 1024
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * An S3 server with one bucket that forgives nothing: each request must be signed (Signature Version 4) with the hash of its
 * body, parts must have their size, lists come in pages.
 */
export async function startStrictS3(options: StrictOptions) {
  const { folder, bucket = 'agency', port = 0, tls } = options
  const traits: BucketTraits = {
    region: 'sa-east-1',
    isPublic: false,
    versioning: null,
    isConditional: true,
    denied: [],
    pageSize: 1_000,
  }
  const state: { fault: Fault | null; delayMs: number; receivedBytes: number } = {
    fault: null,
    delayMs: 0,
    receivedBytes: 0,
  }
  const content = await createObjects(folder, (bytes) => void (state.receivedBytes += bytes))
  const seen: SeenRequest[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '', 'http://host')
    const key = decodeURIComponent(pathname.replace(`/${bucket}`, '').replace(/^\//, ''))
    const { method = 'GET', headers } = request
    response.once('close', () => {
      const what = `${method} ${key}${search}`
      seen.push({ what, status: response.statusCode, range: headers.range ?? null })
    })
    if (state.delayMs > 0) await sleep(state.delayMs)
    if (state.fault?.(request, response)) return
    if (pathname !== `/${bucket}` && !pathname.startsWith(`/${bucket}/`)) {
      return refuse(response, 404, 'NoSuchBucket')
    }
    const isAnonymous = headers.authorization === undefined
    if (!(isAnonymous && traits.isPublic && method === 'GET')) {
      const code = signatureFault(request, { keys: s3Keys, region: traits.region })
      if (code === 'AuthorizationHeaderMalformed') {
        return refuse(response, 400, code, `<Region>${traits.region}</Region>`)
      }
      if (code !== null) return refuse(response, 403, code)
    }
    if (traits.denied.includes(method)) return refuse(response, 403, 'AccessDenied')
    await handle({ method, key, request, response, content, traits })
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch(() => response.destroy())
  }
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const endpoint = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${address.port}`
  return {
    endpoint,
    /** The address of a media store in this bucket. */
    url: (prefix = '/media') => `s3://${bucket}${prefix}?endpoint=${endpoint}&region=sa-east-1`,
    content,
    traits,
    state,
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Call = {
  method: string
  key: string
  request: IncomingMessage
  response: ServerResponse
  content: Objects
  traits: BucketTraits
}

async function handle(call: Call) {
  const { method, key, request, response, content, traits } = call
  const query = new URL(request.url ?? '', 'http://host').searchParams
  const upload = content.uploads.get(query.get('uploadId') ?? '')
  if (query.has('uploadId') && upload?.key !== key) return refuse(response, 404, 'NoSuchUpload')
  if (key === '') {
    if (query.has('versioning')) return sendXml(response, versioningOf(traits))
    if (query.has('uploads')) return sendXml(response, listUploads(call, query))
    return sendXml(response, listObjects(call, query))
  }
  if (method === 'POST' && query.has('uploads')) return beginUpload(call)
  if (method === 'POST') return complete(call, query.get('uploadId') ?? '')
  if (method === 'PUT') return receive(call, Number(query.get('partNumber')), query.get('uploadId'))
  if (method === 'GET' || method === 'HEAD') return sendObject(call)
  if (upload === undefined) content.objects.delete(key)
  else content.uploads.delete(query.get('uploadId') ?? '')
  response.writeHead(204).end()
}

async function receive(
  { key, request, response, content, traits }: Call,
  part: number,
  id: string | null,
) {
  if (request.headers['content-length'] === undefined) {
    return refuse(response, 411, 'MissingContentLength')
  }
  const blob = await content.receive(request)
  if (blob.sha256 !== request.headers['x-amz-content-sha256']) {
    return refuse(response, 400, 'XAmzContentSHA256Mismatch')
  }
  const stated = request.headers['x-amz-checksum-sha256']
  if (stated !== undefined && stated !== Buffer.from(blob.sha256, 'hex').toString('base64')) {
    return refuse(response, 400, 'BadDigest')
  }
  if (id !== null) content.uploads.get(id)?.parts.set(part, blob)
  else if (isTaken({ key, request, content, traits })) {
    return refuse(response, 412, 'PreconditionFailed')
  } else content.objects.set(key, blob)
  response.writeHead(200, { etag: `"${blob.md5}"` }).end()
}

function isTaken({
  key,
  request,
  content,
  traits,
}: Pick<Call, 'key' | 'request' | 'content' | 'traits'>) {
  const isConditional = request.headers['if-none-match'] === '*' && traits.isConditional
  return isConditional && content.objects.has(key)
}

function beginUpload({ key, response, content }: Call) {
  const id = randomUUID()
  content.uploads.set(id, { key, begun: new Date().toISOString(), parts: new Map() })
  sendXml(
    response,
    `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  )
}

async function complete(call: Call, id: string) {
  const { key, request, response, content } = call
  const listed = [...(await text(request)).matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: /<ETag>(?:&quot;|")?([\da-f]+)/.exec(part)?.[1],
  }))
  const kept = content.uploads.get(id)?.parts
  const parts = listed.map(({ number, etag }) => {
    const part = kept?.get(number)
    return part?.md5 === etag ? part : undefined
  })
  const whole = parts.filter((part) => part !== undefined)
  if (whole.length !== listed.length) return refuse(response, 400, 'InvalidPart')
  if (whole.slice(0, -1).some(({ size }) => size < MIN_PART_BYTES)) {
    return refuse(response, 400, 'EntityTooSmall')
  }
  if (isTaken(call)) return refuse(response, 412, 'PreconditionFailed')
  const blob = await content.join(whole)
  content.objects.set(key, blob)
  content.uploads.delete(id)
  sendXml(
    response,
    `<CompleteMultipartUploadResult><ETag>"${blob.md5}"</ETag></CompleteMultipartUploadResult>`,
  )
}

async function sendObject({ method, key, request, response, content }: Call) {
  const blob = content.objects.get(key)
  if (blob === undefined) return refuse(response, 404, 'NoSuchKey')
  const { range } = request.headers
  const part = partOf(blob, range)
  if (part === null) {
    return refuse(
      response,
      416,
      'InvalidRange',
      `<ActualObjectSize>${blob.size}</ActualObjectSize>`,
    )
  }
  const { first, last } = part
  response.writeHead(range === undefined ? 200 : 206, {
    etag: `"${blob.md5}"`,
    'content-length': last - first + 1,
    ...(range !== undefined && { 'content-range': `bytes ${first}-${last}/${blob.size}` }),
    ...(range === undefined &&
      blob.sha256 !== '' &&
      request.headers['x-amz-checksum-mode'] === 'ENABLED' && {
        'x-amz-checksum-sha256': Buffer.from(blob.sha256, 'hex').toString('base64'),
      }),
  })
  if (method === 'HEAD' || blob.size === 0) response.end()
  else await pipeline(createReadStream(blob.file, { start: first, end: last }), response)
}

function partOf({ size }: Blob, range: string | undefined) {
  if (range === undefined) return { first: 0, last: size - 1 }
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : null
}

function versioningOf({ versioning }: BucketTraits): string {
  const status = versioning === null ? '' : `<Status>${versioning}</Status>`
  return `<VersioningConfiguration>${status}</VersioningConfiguration>`
}

function listObjects({ content, traits }: Call, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...content.objects.keys()].filter((key) => key.startsWith(prefix) && key > after)
  const page = keys.toSorted().slice(0, traits.pageSize)
  const isTruncated = keys.length > page.length
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const items = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${items}</ListBucketResult>`
}

function listUploads({ content, traits }: Call, query: URLSearchParams): string {
  const after = query.get('upload-id-marker') ?? ''
  const ids = [...content.uploads].filter(
    ([id, { key }]) => key.startsWith(query.get('prefix') ?? '') && id > after,
  )
  const page = ids.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, traits.pageSize)
  const last = page.at(-1)
  const next =
    ids.length > page.length && last !== undefined
      ? `<IsTruncated>true</IsTruncated><NextKeyMarker>${last[1].key}</NextKeyMarker><NextUploadIdMarker>${last[0]}</NextUploadIdMarker>`
      : '<IsTruncated>false</IsTruncated>'
  const items = page.map(
    ([id, { key, begun }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`,
  )
  return `<ListMultipartUploadsResult>${next}${items.join('')}</ListMultipartUploadsResult>`
}

function sendXml(response: ServerResponse, xml: string) {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(XML + xml)
}

function refuse(response: ServerResponse, status: number, code: string, more = '') {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`${XML}<Error><Code>${code}</Code><Message>refused</Message>${more}</Error>`)
}
