import { parseId } from '#agency/id.ts'
import { cleanLine, cleanText } from '#agency/typed-text.ts'

import { readIds, type SharedIds } from '../favorites/heart/shared-ids.ts'
import { type ListDocumentKind, mostListed } from '../page/document-addresses.ts'
import { textOf } from '../page/form-text.ts'
import { type Layout, layouts } from './list-dialog/list-facts.ts'

/** Letters of a title, of a client's name, and of a note. */
const MAX = { title: 80, client: 80, note: 500 }

/**
 * The documents of a list that a visitor requests. `notes`, and the `frames` that take the cover's place, are by the talents' ids;
 * an empty title is none.
 */
export type ListRequest = {
  ids: readonly number[]
  title: string
  client: string
  layout: Layout
  notes: ReadonlyMap<number, string>
  frames: ReadonlyMap<number, number>
}

/** Reads the submitted form; missing or unknown fields get their defaults. Null: no talent, or more than this kind takes. */
export function readListRequest(form: FormData, kind: ListDocumentKind): ListRequest | null {
  const { ids, isCut } = listedIds(form)
  if (isCut || ids.length === 0 || ids.length > mostListed[kind]) return null
  const asked = textOf(form, 'layout')
  return {
    ids,
    title: cut(cleanLine(textOf(form, 'title')), MAX.title),
    client: cut(cleanLine(textOf(form, 'client')), MAX.client),
    layout: layouts.find((layout) => layout === asked) ?? '1',
    notes: new Map(
      ids.flatMap((id) => {
        const note = cut(cleanText(textOf(form, `note-${id}`)), MAX.note)
        return note === '' ? [] : [[id, note]]
      }),
    ),
    frames: new Map(
      ids.flatMap((id) => {
        const frame = parseId(textOf(form, `frame-${id}`))
        return frame === null ? [] : [[id, frame]]
      }),
    ),
  }
}

/** The ids of the talents, also of a list that is too long. */
export function listedIds(form: FormData): SharedIds {
  return readIds(textOf(form, 'ids'))
}

function cut(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
