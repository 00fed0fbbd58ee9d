import { hash } from 'node:crypto'

import * as v from 'valibot'

/** The assets of a release by their names, which contain a hash of the content. */
export type Assets = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** A published release: one file of the media store. The latest has the highest number; equal builds have equal ids. */
type PublishedRelease = { path: string; number: number; id: string }

/** The folder of the media store that has the releases. */
export const RELEASES = 'releases'

/** The latest of them are kept, and no others: 14 MB of files. */
const MOST_RELEASES = 10

/** A release of ours has 1.4 MB. */
export const MAX_RELEASE_BYTES = 8 * 1024 * 1024

/** The name of an asset, from its address; null for any other address. The name has a hash as Vite writes it: eight characters. */
export function assetNameOf(address: string): string | null {
  return /^\/assets\/([\w.-]{1,100}-[\w-]{8}\.[a-z\d]{1,10})$/.exec(address)?.[1] ?? null
}

/** Equal for builds that have assets of the same names, and so the same assets. */
export function releaseIdOf(assets: Assets): string {
  return hash('sha256', [...assets.keys()].toSorted().join('\n')).slice(0, 16)
}

export function releasePath(number: number, id: string): string {
  return `${RELEASES}/${number}-${id}.json`
}

/** Sorts the files of a store: the releases to keep, latest first, and those to delete. Skips files that are no release's. */
export function sortReleases(paths: readonly string[]) {
  const latestFirst = paths
    .flatMap((path) => parseReleasePath(path) ?? [])
    .toSorted((one, other) => other.number - one.number || (one.id < other.id ? -1 : 1))
  const kept = new Map<string, PublishedRelease>()
  for (const release of latestFirst) {
    if (kept.size < MOST_RELEASES && !kept.has(release.id)) kept.set(release.id, release)
  }
  const outdated = latestFirst.filter((release) => kept.get(release.id) !== release)
  return { kept: [...kept.values()], outdated }
}

function parseReleasePath(path: string): PublishedRelease | null {
  const [, number, id] = /^releases\/(\d{1,9})-([\da-f]{16})\.json$/.exec(path) ?? []
  return number === undefined || id === undefined ? null : { path, number: Number(number), id }
}

/** The content of a release's file: JSON with each asset in base64. */
export function formatRelease(assets: Assets): Uint8Array {
  const texts = [...assets].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(texts)))
}

/** Throws an error if the bytes are not those of {@link formatRelease}. */
export function parseRelease(bytes: Uint8Array): Assets {
  const parsed = v.parse(Release, JSON.parse(new TextDecoder().decode(bytes)))
  return new Map(
    Object.entries(parsed).map(([name, text]) => [
      name,
      new Uint8Array(Buffer.from(text, 'base64')), // a copy: Node's may lie in a larger block
    ]),
  )
}

const Release = v.record(v.string(), v.string())
