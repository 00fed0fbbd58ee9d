import { setTimeout as sleep } from 'node:timers/promises'

import type { MediaStore } from '#storage/media-store.ts'

import type { StaticFiles } from '../static-files.ts'
import {
  assetNameOf,
  type Assets,
  formatRelease,
  MAX_RELEASE_BYTES,
  RELEASES,
  releaseIdOf,
  releasePath,
  sortReleases,
} from './release-file.ts'

/** What became of a publication; `failed` is the last try, with its error. */
export type PublicationEvent =
  | { kind: 'published'; path: string; assets: number; bytes: number }
  | { kind: 'failed'; error: unknown }

type PublicationOptions = {
  /** The files of this machine's own build. */
  own: StaticFiles
  store: Pick<MediaStore, 'list' | 'put' | 'remove'>
  /** Called once, unless there is nothing to publish. */
  report: (event: PublicationEvent) => void
  /** The pauses between tries. */
  pausesMs?: readonly number[]
}

/** Eleven minutes: a store that is away that long is in the log already. */
const PAUSES_MS = [1_000, 10_000, 60_000, 600_000]

/**
 * Makes the assets of this machine's build available to machines that run another release, unless they are the latest that were
 * published; deletes the releases that are not kept. Resolves once that is done or was given up. Never rejects.
 */
export async function publishRelease(options: PublicationOptions): Promise<void> {
  const { report, pausesMs = PAUSES_MS } = options
  for (const waitMs of [...pausesMs, null]) {
    try {
      return await publish(options)
    } catch (error) {
      if (waitMs === null) report({ kind: 'failed', error })
      else await sleep(waitMs, undefined, { ref: false })
    }
  }
}

async function publish({ own, store, report }: PublicationOptions) {
  const assets = assetsOf(own)
  const id = releaseIdOf(assets)
  const [latest] = sortReleases(await store.list(RELEASES)).kept
  if (latest?.id === id) return
  const bytes = formatRelease(assets)
  if (bytes.length > MAX_RELEASE_BYTES) throw new Error(`the assets have ${bytes.length} bytes`)
  const path = releasePath((latest?.number ?? 0) + 1, id)
  await store.put(path, bytes)
  report({ kind: 'published', path, assets: assets.size, bytes: bytes.length })
  const { outdated } = sortReleases(await store.list(RELEASES))
  for (const release of outdated) await store.remove(release.path)
}

/** The assets among the files of a build. */
export function assetsOf(own: StaticFiles): Assets {
  const named = [...own].flatMap(([address, { bytes }]) => {
    const name = assetNameOf(address)
    return name === null ? [] : [[name, bytes] as const]
  })
  return new Map(named)
}
