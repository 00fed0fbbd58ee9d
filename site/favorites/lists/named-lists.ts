import { MAX_FAVORITES, mergedFavorites, type Favorites } from '../heart/favorites.ts'

/** What a visitor says of a talent: chosen, perhaps, or not. */
export const marks = ['yes', 'maybe', 'no'] as const
export type Mark = (typeof marks)[number]

/** A visitor's own words and mark for a talent in a list; an empty note is none. */
export type Remark = { note: string; mark: Mark | null }

/** Remarks by the talents' ids. Those of talents that have left the list are ignored. */
export type Remarks = Readonly<Record<number, Remark>>

/** A list of talents in the visitor's order. The title is empty until the visitor gives one. */
export type NamedList = { id: string; title: string; talents: Favorites; remarks: Remarks }

/** The visitor's lists: at least one. Hearts add to the current one. */
export type NamedLists = { currentId: string; lists: readonly NamedList[] }

export const MAX_LISTS = 20
export const MAX_TITLE_LENGTH = 60
export const MAX_NOTE_LENGTH = 500

export const noRemark: Remark = { note: '', mark: null }

const emptyList: NamedList = { id: 'first', title: '', talents: [], remarks: {} }

/** The lists of a visitor who has made none. */
export const onlyList: NamedLists = { currentId: emptyList.id, lists: [emptyList] }

/** The list to which hearts add. */
export function currentList({ currentId, lists }: NamedLists): NamedList {
  return lists.find(({ id }) => id === currentId) ?? lists[0] ?? emptyList
}

/** The list with that id; null if there is none. */
export function listOf({ lists }: NamedLists, id: string): NamedList | null {
  return lists.find((each) => each.id === id) ?? null
}

/** Makes another list the current one. */
export function selectedList(state: NamedLists, id: string): NamedLists {
  return listOf(state, id) === null ? state : { ...state, currentId: id }
}

/** The lists with one more, at a place counted from 0, which becomes the current one. Without room, the lists as they are. */
export function withList(state: NamedLists, list: NamedList, place: number): NamedLists {
  if (state.lists.length >= MAX_LISTS || listOf(state, list.id) !== null) return state
  return { currentId: list.id, lists: state.lists.toSpliced(place, 0, list) }
}

/** The lists without one of them; the last one stays. After the current list, its successor becomes current, or its predecessor. */
export function withoutList({ currentId, lists }: NamedLists, id: string): NamedLists {
  const place = lists.findIndex((each) => each.id === id)
  const left = lists.filter((each) => each.id !== id)
  const next = left[Math.min(place, left.length - 1)]
  if (place === -1 || next === undefined) return { currentId, lists }
  return { currentId: currentId === id ? next.id : currentId, lists: left }
}

/** The lists with another title for one of them. */
export function renamedList(state: NamedLists, id: string, title: string): NamedLists {
  return changedList(state, id, (list) => ({ ...list, title }))
}

/** The lists with remarks for talents of one of them: `noRemark` removes one. */
export function remarkedList(state: NamedLists, id: string, remarks: Remarks): NamedLists {
  return changedList(state, id, (list) => ({
    ...list,
    remarks: boundRemarks({ ...list.remarks, ...remarks }, list.talents),
  }))
}

/** What is said of a talent in a list. */
export function remarkOf({ remarks }: NamedList, talentId: number): Remark {
  return remarks[talentId] ?? noRemark
}

function changedList(
  { currentId, lists }: NamedLists,
  id: string,
  change: (list: NamedList) => NamedList,
): NamedLists {
  return { currentId, lists: lists.map((each) => (each.id === id ? change(each) : each)) }
}

/** Without empty remarks. If there are too many, without those of talents that are no longer in the list. */
function boundRemarks(remarks: Remarks, talents: Favorites): Remarks {
  const all = remarkEntries(remarks).filter(([, { note, mark }]) => note !== '' || mark !== null)
  if (all.length <= MAX_FAVORITES) return Object.fromEntries(all)
  const ids = new Set(talents.map(({ id }) => id))
  return Object.fromEntries(all.filter(([id]) => ids.has(id)))
}

/** Remarks with their talents' ids as numbers. */
export function remarkEntries(remarks: Remarks): [id: number, remark: Remark][] {
  return Object.entries(remarks).map(([id, remark]) => [Number(id), remark])
}

/**
 * The lists stored now, merged with the changes that only this tab has because it could not write them: lists it made join, lists
 * it deleted leave. In a list that both changed, titles, talents and remarks are merged one by one; this tab's remark goes first.
 */
export function mergedLists(mine: NamedLists, before: NamedLists, now: NamedLists): NamedLists {
  const isDeleted = (id: string) => listOf(before, id) !== null && listOf(mine, id) === null
  const left = now.lists.filter(({ id }) => !isDeleted(id))
  const merged = left.map((each) => {
    const [own, old] = [listOf(mine, each.id), listOf(before, each.id)]
    return own === null || old === null ? each : mergedList(own, old, each)
  })
  const made = mine.lists.filter(
    ({ id }) => listOf(before, id) === null && listOf(now, id) === null,
  )
  const lists = [...merged, ...made].slice(0, MAX_LISTS)
  if (lists.length === 0) return now
  const wanted = mine.currentId === before.currentId ? now.currentId : mine.currentId
  const currentId = lists.some(({ id }) => id === wanted) ? wanted : (lists[0]?.id ?? wanted)
  return { currentId, lists }
}

function mergedList(mine: NamedList, before: NamedList, now: NamedList): NamedList {
  const isSame = (id: number) => {
    const [own, old] = [remarkOf(mine, id), remarkOf(before, id)]
    return own.note === old.note && own.mark === old.mark
  }
  const ids = [...remarkEntries(mine.remarks), ...remarkEntries(now.remarks)].map(([id]) => id)
  const talents = mergedFavorites(mine.talents, before.talents, now.talents)
  return {
    id: now.id,
    title: mine.title === before.title ? now.title : mine.title,
    talents,
    remarks: boundRemarks(
      Object.fromEntries(ids.map((id) => [id, remarkOf(isSame(id) ? now : mine, id)])),
      talents,
    ),
  }
}

/** The list without remarks of talents that are not in it. */
export function tidyList(list: NamedList): NamedList {
  const ids = new Set(list.talents.map(({ id }) => id))
  const remarks = remarkEntries(list.remarks).filter(([id]) => ids.has(id))
  return { ...list, remarks: Object.fromEntries(remarks) }
}
