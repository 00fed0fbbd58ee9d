import type { Locale } from '#agency/locale.ts'

import { fetchDocument } from '../documents/dialog/fetch-document.ts'
import { searchOfIds } from '../favorites/heart/shared-ids.ts'
import type { ChosenFrames } from '../favorites/lists/frames-store.ts'
import { type ListDocumentKind, listDocumentPath } from '../page/document-addresses.ts'
import {
  type CacheWriter,
  createCacheWriter,
  fetchFile,
  fetchPage,
  CacheFullError,
} from './cache-writer.ts'
import { copyFormat } from './copy-format.ts'
import { fetchFacts } from './offline-facts.ts'
import { saveProfile } from './save-profile.ts'
import {
  bytesOf,
  contentOf,
  documentAddress,
  MOST_BYTES,
  openCache,
  removeOthers,
  removeSavedList,
  type SavedDocument,
  type SavedList,
  type SavedTalent,
  savedLists,
  writeRecord,
} from './saved-lists.ts'

/** A list to save. `path` is that of the favorites page in the visitor's language. */
export type ListToSave = {
  listId: string
  title: string
  talents: readonly { id: number; path: string }[]
  path: string
  locale: Locale
  /** The pictures that the visitor chose for its documents. */
  frames: ChosenFrames
}

/** How saving ended. What had been saved by then stays. */
type SaveOutcome = 'saved' | 'no-room' | 'no-answer' | 'cancelled'

type Saving = {
  /** Whether the documents are made anew; otherwise those of the last time stay. */
  withDocuments: boolean
  signal: AbortSignal
  /** Aborted if it is the visitor who has cancelled. */
  cancelled?: AbortSignal
  /** Receives how much is done, from 0 to 1. */
  onProgress: (share: number) => void
}

const documentKinds: readonly ListDocumentKind[] = ['pdf', 'zip', 'xlsx']

/** Saves a list on this device, or brings a saved one up to date. Pictures and scripts that are there are not fetched again. */
export async function saveList(list: ListToSave, saving: Saving): Promise<SaveOutcome> {
  try {
    return (await save(list, saving)) > 0 ? 'saved' : 'no-answer'
  } catch (error) {
    if (saving.signal.aborted) return 'cancelled'
    return isNoRoom(error) ? 'no-room' : 'no-answer'
  }
}

/** Returns how many talents are saved. */
async function save(list: ListToSave, saving: Saving): Promise<number> {
  const { listId, talents } = list
  const ids = talents.map(({ id }) => id)
  const { release, assets, gone } = await fetchFacts(ids, saving.signal)
  const all = await savedLists()
  const listedTalents = talents.filter(({ id }) => !gone.includes(id))
  const content = contentOf(listedTalents)
  const before = all.find((each) => each.listId === listId) ?? null
  const others = all.filter((each) => each.listId !== listId)
  const room = MOST_BYTES - bytesOf(others)
  const cache = await openCache(listId)
  const known = before?.files ?? {}
  const writer = createCacheWriter(cache, { signal: saving.signal, room, known })
  const now: SavedList = {
    listId,
    savedAt: Date.now(),
    release,
    content: '',
    talents: [],
    documents: [],
    files: writer.files,
  }
  await writeRecord(cache, before ?? now) // from here on, other tabs know whose cache it is
  const listed = listedTalents.filter(({ path }) => path !== '')
  const done: SavedTalent[] = []
  try {
    await saveShell(list, writer, assets)
    await saveTalents(listed, done, writer, saving)
    const old = before?.content === content ? before.documents : []
    const kept = old.filter(({ kind }) => writer.keep(documentAddress(kind)))
    const made = saving.withDocuments ? await saveDocuments(list, done, writer) : []
    const documents = [
      ...made,
      ...kept.filter((each) => made.every(({ kind }) => kind !== each.kind)),
    ]
    await finish(cache, { ...now, content, talents: done, documents })
    return done.length
  } catch (error) {
    for (const address of Object.keys(known)) writer.keep(address)
    const left = (before?.talents ?? []).filter(
      ({ id }) => ids.includes(id) && !gone.includes(id) && !done.some((each) => each.id === id),
    )
    // without room, and after the visitor has cancelled, only a change of the list is a reason to try again
    const isDecided = saving.cancelled?.aborted === true || isNoRoom(error)
    await finish(cache, {
      ...now,
      ...before,
      ...(isDecided && { content, release }),
      talents: [...done, ...left],
      files: writer.files,
    })
    throw error
  }
}

/** Makes the record true. A list of which nothing could be saved is no saved list. */
async function finish(cache: Cache, list: SavedList) {
  if (list.talents.length === 0) return removeSavedList(list.listId)
  await writeRecord(cache, list)
  await removeOthers(cache, list)
}

/** Adds each talent to `done` once it is saved. */
async function saveTalents(
  talents: ListToSave['talents'],
  done: SavedTalent[],
  writer: CacheWriter,
  { withDocuments, onProgress }: Saving,
) {
  const steps = talents.length + (withDocuments ? documentKinds.length : 0)
  for (const [index, { id, path }] of talents.entries()) {
    onProgress(index / steps)
    const addresses = await saveProfile(path, writer)
    if (addresses !== null) done.push({ id, addresses })
  }
  onProgress(talents.length / steps)
}

/** What every saved page needs: scripts, styles and fonts; the page of the list; and where other addresses lead. */
async function saveShell(
  { path, talents }: ListToSave,
  writer: CacheWriter,
  assets: readonly string[],
) {
  const { signal } = writer
  const ids = talents.map(({ id }) => id)
  const missing = assets.filter((address) => !writer.keep(address)) // their addresses change with their content
  await writer.put(await Promise.all(missing.map((address) => fetchFile(address, { signal }))))
  const data = `${path}.data${searchOfIds(ids, 'mine')}`
  await writer.put([await fetchPage(path, signal), await fetchFile(data, { signal })])
  await writer.putRedirect(copyFormat.redirect, path)
}

/** The documents that the server makes now: a list without one of them is worth saving. */
async function saveDocuments(
  { locale, title, frames }: ListToSave,
  talents: readonly SavedTalent[],
  writer: CacheWriter,
): Promise<SavedDocument[]> {
  const fields = new URLSearchParams({ ids: talents.map(({ id }) => id).join(','), title })
  for (const [talentId, frame] of Object.entries(frames)) {
    fields.append(`frame-${talentId}`, String(frame))
  }
  const ending = new AbortController()
  writer.signal.addEventListener('abort', () => ending.abort())
  const saved: SavedDocument[] = []
  for (const kind of documentKinds) {
    const following = { ending, onReceived: () => {} }
    const outcome = await fetchDocument(listDocumentPath(locale, kind), fields, following)
    writer.signal.throwIfAborted()
    if (outcome.status !== 'made') continue
    const headers = new Headers({ 'Content-Type': outcome.file.type })
    await writer.put([{ address: documentAddress(kind), body: outcome.file, headers }])
    saved.push({ kind, name: outcome.name ?? `${kind}.${kind}`, savedAt: Date.now() })
  }
  return saved
}

function isNoRoom(error: unknown): boolean {
  const isQuota = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isQuota || error instanceof CacheFullError
}
