import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { withTimeoutOrNull } from '#site/page/with-timeout-or-null.ts'
import type { MediaStore } from '#storage/media-store.ts'
import { createSingleFlight } from '#storage/single-flight.ts'

import type { Listener } from '../http/listener.ts'
import { isReading, requestTarget } from '../http/request-target.ts'
import { denyAllPolicy, commonHeaders } from '../http/security-headers.ts'
import {
  answerStaticFile,
  type StaticFile,
  type StaticFiles,
  toStaticFile,
} from '../static-files.ts'
import {
  type Assets,
  assetNameOf,
  MAX_RELEASE_BYTES,
  parseRelease,
  RELEASES,
  sortReleases,
} from './release-file.ts'

type FoundAsset =
  | { status: 'found'; file: StaticFile }
  | { status: 'missing' }
  /** The store did not answer, or not in time. */
  | { status: 'unavailable' }

type PublishedAssetsOptions = {
  store: Pick<MediaStore, 'list' | 'get'>
  /** The files of this machine's own build, which are not held twice. */
  own: StaticFiles
  report: (error: unknown) => void
  limits?: typeof publishedAssetsLimits
}

/** In milliseconds. */
export const publishedAssetsLimits = {
  /** The store is asked at most once in this time, however many unknown names are requested. */
  pauseMs: 2_000,
  /** How long a request for an unknown name waits, the pause included. */
  waitMs: 6_000,
}

type Files = ReadonlyMap<string, StaticFile>

type PublishedAssets = ReturnType<typeof createPublishedAssets>

/**
 * Holds the assets of the releases that the store keeps, which other machines run or this one ran before: ten of at most 8 MB, and
 * what they have in common once. They are read at the first request for a name that is not among them, and again, one list, at the
 * next such request.
 */
export function createPublishedAssets(options: PublishedAssetsOptions) {
  const { store, report, limits = publishedAssetsLimits } = options
  const share = createSingleFlight<'read' | 'unavailable'>()
  const releases = new Map<string, Files>() // by path
  let pause = Promise.resolve()

  function findHeld(name: string): StaticFile | null {
    for (const files of releases.values()) {
      const file = files.get(name)
      if (file !== undefined) return file
    }
    return null
  }

  async function readReleases() {
    await pause
    try {
      const { kept } = sortReleases(await store.list(RELEASES))
      const paths = new Set(kept.map(({ path }) => path))
      for (const path of paths) if (!releases.has(path)) await hold(path)
      for (const path of releases.keys()) if (!paths.has(path)) releases.delete(path)
      return 'read'
    } catch (error) {
      report(error)
      return 'unavailable'
    } finally {
      pause = sleep(limits.pauseMs, undefined, { ref: false })
    }
  }

  /** Of a broken file it holds no assets, so that the file is not read again. */
  async function hold(path: string) {
    const bytes = await readWhole(store, path)
    if (bytes === null) return
    try {
      releases.set(path, toFiles(parseRelease(bytes), { own: options.own, findHeld }))
    } catch (error) {
      releases.set(path, new Map())
      report(new Error(`${path} is not the file of a release`, { cause: error }))
    }
  }

  return {
    /** Finds an asset by its name. Never rejects. */
    async find(name: string): Promise<FoundAsset> {
      const held = findHeld(name)
      if (held !== null) return { status: 'found', file: held }
      const outcome = await withTimeoutOrNull(limits.waitMs, share('', readReleases))
      const file = findHeld(name)
      if (file !== null) return { status: 'found', file }
      return { status: outcome === 'read' ? 'missing' : 'unavailable' }
    },
  }
}

type Held = { own: StaticFiles; findHeld: (name: string) => StaticFile | null }

/** The files that this machine does not have itself; those that it holds already are shared. */
function toFiles(assets: Assets, { own, findHeld }: Held): Files {
  const files = new Map<string, StaticFile>()
  for (const [name, content] of assets) {
    const address = `/assets/${name}`
    const file = own.has(address) ? null : (findHeld(name) ?? toStaticFile(address, content))
    if (file !== null) files.set(name, file)
  }
  return files
}

/** The bytes of a file; null if it is gone: it was published again under a higher number. No bytes of one that is too large. */
async function readWhole(store: Pick<MediaStore, 'get'>, path: string) {
  const found = await store.get(path)
  if (found === null) return null
  if (found.part === null) return new Uint8Array()
  if (found.size <= MAX_RELEASE_BYTES) return new Response(found.body).bytes()
  await found.body.cancel()
  return new Uint8Array()
}

const RETRY_AFTER_SECONDS = '10'

/**
 * Answers requests for assets that this machine's build does not have, with those of other releases, or with 404 or 503; calls
 * `next` for everything else (docs/product.md: Start, processes and end).
 */
export function servePublishedAssets(assets: PublishedAssets, next: Listener): Listener {
  return async (request, response) => {
    const name = isReading(request) ? assetNameOf(requestTarget(request).path) : null
    if (name === null) return next(request, response)
    const asset = await assets.find(name)
    switch (asset.status) {
      case 'found':
        return answerStaticFile(asset.file, request, response)
      case 'missing':
        return sendError(response, 404, {})
      case 'unavailable':
        return sendError(response, 503, { 'Retry-After': RETRY_AFTER_SECONDS })
    }
  }
}

/** Never cached: the next moment, another machine may publish the asset. */
function sendError(response: ServerResponse, status: number, more: Record<string, string>) {
  const headers = { ...commonHeaders, 'Content-Security-Policy': denyAllPolicy, ...more }
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
