import { setImmediate as turn } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type * as v from 'valibot'

import type { TalentSummary } from '#contract/integration/talent.ts'
import type { talents } from '#contract/integration/talents.ts'

import { countRows } from '#storage/count-rows.ts'

import { findPage } from '../service/pages.ts'
import type { ProviderTables, Rows } from '../service/tables.ts'
import { type BoardCategories, categoryOf } from './categories.ts'
import { formatGirth, formatHeight } from './measures.ts'

type Category = TalentSummary['categories'][number]
type SummaryRow = Pick<Selectable<ProviderTables['talents']>, (typeof summaryColumns)[number]>
type RequestedCovers = { cover_web: boolean; cover2: boolean }

/** The columns of a talent that go over the wire; the birthdate never does. */
export const summaryColumns = [
  'id',
  'name',
  'gender',
  'cover',
  'cover_web',
  'cover2',
  'height',
  'bust',
  'chest',
  'waist',
  'hips',
  'jeans',
  'suit',
  'shoes',
  'hair',
  'eyes',
  'nationality',
] as const

/** A page of the roster, in the agency's order. */
export async function findTalentPage(
  rows: Rows,
  boards: BoardCategories,
  query: v.InferOutput<typeof talents.query>,
) {
  const total = await countRows(shownTalents(rows, boards))
  return findPage(query, total, async ({ limit, offset }) => {
    const found = await shownTalents(rows, boards)
      .select(summaryColumns)
      .orderBy('position')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    const ids = found.map(({ id }) => id)
    const categories = await findCategoriesOf(rows, boards, ids)
    const languages = await findLanguageCodesOf(rows, ids)
    await turn() // yields: SQLite queries do not
    return found.flatMap((talent) => {
      const [own, spoken] = [categories.get(talent.id), languages.get(talent.id)]
      return own === undefined
        ? []
        : toSummary(talent, { categories: own, languages: spoken ?? [] }, query)
    })
  })
}

/**
 * Each talent's categories, in the order of its boards; by the identity file of today, as its numbers may have changed. Without the
 * talents that an import has removed meanwhile: a child without its board would pass for an adult.
 */
export async function findCategoriesOf(
  rows: Rows,
  boards: BoardCategories,
  talentIds: readonly number[],
): Promise<Map<number, Category[]>> {
  if (talentIds.length === 0) return new Map()
  const found = await rows
    .selectFrom('talents')
    .leftJoin('talent_boards', 'talent_boards.talent_id', 'talents.id')
    .select(['talents.id as talent_id', 'board', 'gender'])
    .where('talents.id', 'in', talentIds)
    .orderBy('talents.id')
    .orderBy('talent_boards.position')
    .execute()
  const all = byTalent(found, ({ board, gender }): Category[] => {
    const id = board === null ? null : categoryOf(boards, board, gender)
    return board === null || id === null ? [] : [{ id, name: inWords(board) }]
  })
  return new Map([...all].map(([id, categories]) => [id, categories.flat()]))
}

/** The languages that each talent speaks, in its order; codes alone, as words differ from language to language. */
async function findLanguageCodesOf(
  rows: Rows,
  talentIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (talentIds.length === 0) return new Map()
  const found = await rows
    .selectFrom('talent_languages')
    .select(['talent_id', 'language'])
    .where('talent_id', 'in', talentIds)
    .orderBy('talent_id')
    .orderBy('position')
    .execute()
  return byTalent(found, ({ language }) => language)
}

/** The values of rows by their talents, in the order of the rows. */
function byTalent<Row extends { talent_id: number }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = Map.groupBy(rows, ({ talent_id }) => talent_id)
  return new Map([...groups].map(([id, group]) => [id, group.map(valueOf)]))
}

/** The categories with at least one talent. */
export async function findCategories(rows: Rows, boards: BoardCategories): Promise<Category[]> {
  const found = await shownTalents(rows, boards)
    .innerJoin('talent_boards', 'talent_boards.talent_id', 'talents.id')
    .select(['board', 'gender'])
    .distinct()
    .orderBy('board')
    .execute()
  const names = new Map<number, string>()
  for (const { board, gender } of found) {
    const id = categoryOf(boards, board, gender)
    if (id !== null && !names.has(id)) names.set(id, inWords(board))
  }
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.id - other.id)
}

/** The fields of a summary, one by one: a further column of the row, such as the birthdate, stays here. */
export function toSummary(
  talent: SummaryRow,
  { categories, languages }: { categories: Category[]; languages: readonly string[] },
  requested: RequestedCovers,
): TalentSummary {
  const { id, name, gender, cover, jeans, suit, shoes, hair, eyes } = talent
  return {
    id,
    name,
    gender,
    cover,
    cover_web: requested.cover_web ? talent.cover_web : null,
    cover2: requested.cover2 ? talent.cover2 : null,
    height: written(talent.height, formatHeight),
    bust: written(talent.bust, formatGirth),
    chest: written(talent.chest, formatGirth),
    waist: written(talent.waist, formatGirth),
    hips: written(talent.hips, formatGirth),
    jeans,
    suit,
    shoes,
    hair,
    eyes,
    categories,
    nationality_code: /^[A-Z]{2}$/.test(talent.nationality ?? '') ? talent.nationality : null,
    language_codes: languages.filter((code) => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(code)),
  }
}

function written(cm: number | null, format: (cm: number) => string): string | null {
  return cm === null ? null : format(cm)
}

/** A category's name, from the board's name: "new_faces" becomes "New faces". */
function inWords(board: string): string {
  const words = board.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The talents of rosters and profiles. If the identity file has no category for kids, nobody could tell that they are children, so
 * they are left out (docs/product.md: Children).
 */
export function shownTalents(rows: Rows, boards: BoardCategories) {
  const shown = visibleTalents(rows)
  if (categoryOf(boards, 'kids', null) !== null) return shown
  const kids = rows.selectFrom('talent_boards').select('talent_id').where('board', '=', 'kids')
  return shown.where('talents.id', 'not in', kids)
}

/** The visible talents: all answers contain only these. */
export function visibleTalents(rows: Rows) {
  return rows.selectFrom('talents').where('talents.hidden', '=', 0)
}
