import { isRecord, parseJson } from '#agency/json.ts'

import { type ListDocumentKind, listDocumentKinds } from '../page/document-addresses.ts'

/** A talent of a saved list, and the addresses of what is saved of it alone. */
export type SavedTalent = { id: number; addresses: readonly string[] }

/** A document of a saved list. */
export type SavedDocument = { kind: ListDocumentKind; name: string; savedAt: number }

/** A list saved on this device, as its cache describes it. */
export type SavedList = {
  listId: string
  /** In milliseconds. */
  savedAt: number
  /** The release whose scripts are saved. */
  release: string
  /** The ids and paths of the list's talents when it was last to be saved ({@link contentOf}). */
  content: string
  /** The talents that are saved whole; a list may have more. */
  talents: readonly SavedTalent[]
  documents: readonly SavedDocument[]
  /** Everything that is saved, by its address, with its size in bytes. */
  files: Readonly<Record<string, number>>
}

/** The most bytes of all saved lists together (docs/product.md: Offline). */
export const MOST_BYTES = 150_000_000

/** All caches of this origin are lists. The number changes when older caches cannot be used any longer. */
const PREFIX = 'offline-1-'
const RECORD = '/offline-list.json'

/** Opens the cache of a list. */
export function openCache(listId: string): Promise<Cache> {
  return caches.open(PREFIX + listId)
}

/** The lists saved on this device. */
export async function savedLists(): Promise<readonly SavedList[]> {
  return (await readCaches()).flatMap(({ list }) => list ?? [])
}

/** Removes caches of an older form, and those without a record, as a killed tab leaves them. */
export async function removeUnusable(): Promise<void> {
  const unusable = (await readCaches()).filter(({ list }) => list === null)
  await Promise.all(unusable.map(({ name }) => caches.delete(name)))
}

async function readCaches() {
  const names = await caches.keys()
  return Promise.all(
    names.map(async (name) => {
      const list = name.startsWith(PREFIX) ? await readRecord(await caches.open(name)) : null
      return { name, list: list?.listId === name.slice(PREFIX.length) ? list : null }
    }),
  )
}

/** What changes when a list must be saved again: its talents and the addresses of their profiles. */
export function contentOf(talents: readonly { id: number; path: string }[]): string {
  return talents.map(({ id, path }) => `${id} ${path}`).join('\n')
}

/** Stores the record of a list, which makes the list a saved one. */
export async function writeRecord(cache: Cache, list: SavedList): Promise<void> {
  await cache.put(RECORD, new Response(JSON.stringify(list))) // Safari 16.4 has no `Response.json`
}

/** Removes from a cache what its record does not name. */
export async function removeOthers(cache: Cache, { files }: SavedList): Promise<void> {
  const requests = await cache.keys()
  const others = requests.filter(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname !== RECORD && !(pathname + search in files)
  })
  await Promise.all(others.map((request) => cache.delete(request)))
}

/** Removes talents of a saved list who have left the agency, and the files that show several talents. */
export async function removeTalents(list: SavedList, gone: readonly number[]): Promise<void> {
  const isGone = ({ id }: SavedTalent) => gone.includes(id)
  if (!list.talents.some(isGone)) return
  const talents = list.talents.filter((each) => !isGone(each))
  const stays = new Set(talents.flatMap(({ addresses }) => addresses))
  const goes = list.talents.filter(isGone).flatMap(({ addresses }) => addresses)
  const files = Object.entries(list.files).filter(
    ([address]) => !isOfSeveral(address) && (stays.has(address) || !goes.includes(address)),
  )
  const left = { ...list, talents, documents: [], files: Object.fromEntries(files) }
  const cache = await openCache(list.listId)
  await writeRecord(cache, left)
  await removeOthers(cache, left)
}

function isOfSeveral(address: string): boolean {
  return address.includes('.data?mine=') || listDocumentKinds.map(documentAddress).includes(address)
}

export async function removeSavedList(listId: string): Promise<void> {
  await caches.delete(PREFIX + listId)
  if ((await caches.keys()).length === 0) await stopWorker()
}

/** Removes everything that is saved, and the service worker. */
export async function removeAllSaved(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await stopWorker()
}

async function stopWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((each) => each.unregister()))
}

/** What lists take on the device. */
export function bytesOf(lists: readonly SavedList[]): number {
  const sizes = lists.flatMap(({ files }) => Object.values(files))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

/** The address of a saved document. */
export function documentAddress(kind: ListDocumentKind): string {
  return `/offline-document.${kind}`
}

/** A saved document; null if the browser has removed it. */
export async function savedDocument(listId: string, kind: ListDocumentKind): Promise<Blob | null> {
  const response = await (await openCache(listId)).match(documentAddress(kind))
  return response === undefined ? null : response.blob()
}

async function readRecord(cache: Cache): Promise<SavedList | null> {
  const response = await cache.match(RECORD)
  return response === undefined ? null : toSavedList(parseJson(await response.text()))
}

/** Null if it is not a record of this form. */
export function toSavedList(value: unknown): SavedList | null {
  if (!isRecord(value)) return null
  const { listId, savedAt, release, content, talents, documents, files } = value
  if (typeof listId !== 'string' || typeof release !== 'string') return null
  if (typeof content !== 'string') return null
  if (typeof savedAt !== 'number' || !Array.isArray(talents) || !Array.isArray(documents))
    return null
  if (!isRecord(files)) return null
  return {
    listId,
    savedAt,
    release,
    content,
    talents: talents.flatMap(toTalent),
    documents: documents.flatMap(toDocument),
    files: Object.fromEntries(
      Object.entries(files).map(([address, bytes]) => [address, Number(bytes)]),
    ),
  }
}

function toTalent(value: unknown): SavedTalent[] {
  if (!isRecord(value) || typeof value['id'] !== 'number') return []
  const { id, addresses } = value
  return Array.isArray(addresses) ? [{ id, addresses: addresses.map(String) }] : []
}

function toDocument(value: unknown): SavedDocument[] {
  if (!isRecord(value)) return []
  const kind = listDocumentKinds.find((each) => each === value['kind'])
  if (kind === undefined) return []
  return [{ kind, name: String(value['name']), savedAt: Number(value['savedAt']) }]
}
