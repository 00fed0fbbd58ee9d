import type { NamedList } from '../favorites/lists/named-lists.ts'
import { listsStore } from '../favorites/lists/use-lists.ts'
import { localeOfPath, pathTo } from '../paths.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { fetchFacts, type OfflineFacts } from './offline-facts.ts'
import { type ListToSave, saveList } from './save-list.ts'
import { removeSavedList, removeTalents, type SavedList, savedLists } from './saved-lists.ts'

/** An older copy is made anew. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

/**
 * Brings saved lists up to date, once for each page that is loaded: talents who have left the agency go at once; a list that has
 * changed, is a day old or of another release is saved again. Without a network, nothing happens. Only one tab does it.
 */
export async function updateSavedLists(): Promise<void> {
  await navigator.locks.request('offline-update', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    for (const saved of await savedLists()) await update(saved).catch(() => {}) // at the next page
  })
}

async function update(saved: SavedList): Promise<void> {
  const list = listsStore.current().lists.find(({ id }) => id === saved.listId)
  if (list === undefined || list.talents.length === 0) return removeSavedList(saved.listId)
  const facts = await fetchFacts(
    saved.talents.map(({ id }) => id),
    AbortSignal.timeout(30_000),
  )
  await removeTalents(saved, facts.gone)
  if (isSavingData() || !isOutdated(saved, list, facts)) return
  await saveList(toSave(list), {
    withDocuments: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  })
}

function isOutdated(saved: SavedList, list: NamedList, { release, gone }: OfflineFacts): boolean {
  const paths = saved.talents.map(({ addresses }) => addresses[0])
  const hasNew = list.talents.some(({ id, path }) => !paths.includes(path) && !gone.includes(id))
  const hasLess = paths.some((path) => !list.talents.some((each) => each.path === path))
  const age = Date.now() - saved.savedAt
  return hasNew || hasLess || gone.length > 0 || saved.release !== release || age > MAX_AGE_MS
}

/** A list as it is to be saved: in the language in which the visitor last saw its profiles. */
export function toSave({ id, title, talents }: NamedList): ListToSave {
  const locale = localeOfPath(talents[0]?.path ?? '/')
  return { listId: id, title, talents, locale, path: pathTo('favorites', locale, {}) }
}
