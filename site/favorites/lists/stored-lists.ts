import { parseId } from '#agency/id.ts'
import { isRecord, parseJson } from '#agency/json.ts'
import { cleanLine } from '#agency/typed-text.ts'

import { MAX_FAVORITES } from '../heart/favorites.ts'
import { readFavorites, writeFavorites } from '../heart/stored-favorites.ts'
import type { FoundValue, StoredFormat } from '../heart/stored-value.ts'
import {
  marks,
  MAX_LISTS,
  MAX_NOTE_LENGTH,
  MAX_TITLE_LENGTH,
  mergedLists,
  onlyList,
  type Mark,
  type NamedList,
  type NamedLists,
  type Remark,
  type Remarks,
} from './named-lists.ts'

/**
 * The lists as they are stored. The talents of the current list are under `favorites`, which every release can read and write;
 * here are its title and remarks, and all of the other lists (docs/architecture.md: Lists of talents).
 */
export type StoredLists = NamedLists & {
  /** The name under which the visitor last sent a list; empty at first. */
  sender: string
  /**
   * While the current list changes: the talents that `favorites` had before. If it still has them, the change was interrupted,
   * and the current list's talents are here.
   */
  replaced: readonly number[] | null
}

const noLists: StoredLists = { ...onlyList, sender: '', replaced: null }

export const listsFormat: StoredFormat<StoredLists> = {
  key: 'favorites-lists',
  read: (text) =>
    text === null ? { value: noLists, isComplete: true } : readLists(parseJson(text)),
  write: ({ currentId, lists, sender, replaced }) =>
    JSON.stringify({
      current: currentId,
      lists: lists.map(({ id, title, talents, remarks }) => ({
        id,
        title,
        talents: writeFavorites(talents),
        remarks,
      })),
      sender,
      ...(replaced !== null && { replaced }),
    }),
  merge: (mine, before, now) => ({ ...now, ...mergedLists(mine, before, now) }),
}

function readLists(kept: unknown): FoundValue<StoredLists> {
  const entries = isRecord(kept) && Array.isArray(kept['lists']) ? kept['lists'].map(readList) : []
  const found = entries.filter((each) => each !== null)
  const unique = [...new Map(found.map((each) => [each.value.id, each])).values()]
  const read = unique.slice(0, MAX_LISTS)
  if (!isRecord(kept) || read.length === 0) return { value: noLists, isComplete: false }
  const lists = read.map(({ value }) => value)
  const { current, sender, replaced } = kept
  const currentId = lists.find(({ id }) => id === current)?.id ?? lists[0]?.id ?? ''
  return {
    value: { currentId, lists, sender: readTitle(sender), replaced: readIds(replaced) },
    isComplete: read.length === entries.length && read.every(({ isComplete }) => isComplete),
  }
}

function readList(kept: unknown): FoundValue<NamedList> | null {
  if (!isRecord(kept)) return null
  const { id, title, talents, remarks } = kept
  if (typeof id !== 'string' || !/^[\da-z]{1,20}$/.test(id)) return null
  const found = readFavorites(talents)
  return {
    value: { id, title: readTitle(title), talents: found.value, remarks: readRemarks(remarks) },
    isComplete: found.isComplete,
  }
}

/** A title or a person's name on one line; empty if it cannot be used. */
export function readTitle(value: unknown): string {
  return typeof value === 'string' ? cut(cleanLine(value.slice(0, 1_000)), MAX_TITLE_LENGTH) : ''
}

export function readRemarks(kept: unknown): Remarks {
  if (!isRecord(kept)) return {}
  const read = Object.entries(kept).flatMap(([key, value]): [number, Remark][] => {
    const id = parseId(key)
    const remark = readRemark(value)
    return id === null || remark === null ? [] : [[id, remark]]
  })
  return Object.fromEntries(read.slice(0, 2 * MAX_FAVORITES))
}

function readRemark(kept: unknown): Remark | null {
  if (!isRecord(kept)) return null
  const note = typeof kept['note'] === 'string' ? cut(kept['note'], MAX_NOTE_LENGTH) : ''
  const mark = readMark(kept['mark'])
  return note === '' && mark === null ? null : { note, mark }
}

export function readMark(value: unknown): Mark | null {
  return marks.find((mark) => mark === value) ?? null
}

function readIds(value: unknown): readonly number[] | null {
  if (!Array.isArray(value)) return null
  return value.filter((id) => Number.isSafeInteger(id)).slice(0, MAX_FAVORITES)
}

/** The beginning of a text, without half a character at its end. */
export function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
}
