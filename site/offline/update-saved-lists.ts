import type { NamedList } from '../favorites/lists/named-lists.ts'
import { framesStore } from '../favorites/lists/use-chosen-frames.ts'
import { listsStore } from '../favorites/lists/use-lists.ts'
import { localeOfPath, pathTo } from '../paths.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { fetchFacts, type OfflineFacts } from './offline-facts.ts'
import { type ListToSave, saveList } from './save-list.ts'
import { ifIdle } from './one-at-a-time.ts'
import {
  contentOf,
  removeSavedList,
  removeTalents,
  removeUnusable,
  type SavedList,
  savedLists,
} from './saved-lists.ts'

/** An older copy is made anew. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

/**
 * Brings saved lists up to date, once for each page that is loaded: talents who have left the agency go at once; a list that has
 * changed, is a day old or of another release is saved again. Without a network, nothing happens. Only one tab does it.
 */
export function updateSavedLists(): Promise<void> {
  return ifIdle(async (signal) => {
    await removeUnusable()
    for (const saved of await savedLists()) {
      if (!signal.aborted) await update(saved, signal).catch(() => {}) // at the next page
    }
  })
}

async function update(saved: SavedList, signal: AbortSignal): Promise<void> {
  const { lists, isComplete, keeping } = listsStore.current()
  const list = lists.find(({ id }) => id === saved.listId)
  const talents = list?.talents ?? []
  const isReadable = isComplete && keeping === 'kept' // else a missing list may be one that could not be read
  if (talents.length === 0 && isReadable) return removeSavedList(saved.listId)
  const ids = [...saved.talents, ...talents].map(({ id }) => id)
  const facts = await fetchFacts([...new Set(ids)], signal)
  await removeTalents(saved, facts.gone)
  if (list === undefined || talents.length === 0) return
  if (isSavingData() || !isOutdated(saved, list, facts)) return
  await saveList(toSave(list), { withDocuments: false, signal, onProgress: () => {} })
}

function isOutdated(saved: SavedList, list: NamedList, { release, gone }: OfflineFacts): boolean {
  const content = contentOf(list.talents.filter(({ id }) => !gone.includes(id)))
  const age = Date.now() - saved.savedAt
  return saved.content !== content || saved.release !== release || age > MAX_AGE_MS
}

/** A list as it is to be saved: in the language in which the visitor last saw its profiles. */
export function toSave({ id, title, talents }: NamedList): ListToSave {
  const locale = localeOfPath(talents[0]?.path ?? '/')
  const path = pathTo('favorites', locale, {})
  return { listId: id, title, talents, locale, path, frames: framesStore.of(id) }
}
