import type { Locale } from '#agency/locale.ts'
import {
  heightUnits,
  inUnit,
  lengthIn,
  type LengthName,
  lengthNames,
  toMetricAndImperial,
  withMark,
} from '#agency/measures.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { listDocumentMessages } from '../i18n/list-document-messages.ts'
import { messagesOf } from '../i18n/catalogues.ts'
import type { ColourNames } from '../talent/colour-names.ts'
import { measureRows } from '../talent/measure-rows.ts'

/** A cell of a table: a number that a spreadsheet can sort by, or a text; empty if there is nothing. */
export type Cell = number | string

/** A talent's row before it is laid out. */
type ListedRow = { talent: RosterTalent; note: string; address: string }

type Column = { title: string; cellOf: (row: ListedRow) => Cell }

const sizes = ['suit', 'jeans', 'shoes', 'hair', 'eyes'] as const

/**
 * The measures of talents as a table, each length in both units, in columns of their own. The first row is the head, in the
 * visitor's language. Columns without any value are left out (docs/product.md: Documents of a list).
 */
export function listTable(
  rows: readonly ListedRow[],
  { locale, colours }: { locale: Locale; colours: ColourNames },
): Cell[][] {
  const { table } = listDocumentMessages[locale]
  const { talent: words } = messagesOf(locale)
  const rowsOf = ({ talent }: ListedRow) => measureRows(talent, colours, locale)
  const columns: Column[] = [
    { title: table.name, cellOf: ({ talent }) => talent.name },
    ...lengthNames.flatMap((name) => lengthColumns(name, words[name], locale)),
    ...sizes.map((size) => ({
      title: words[size],
      cellOf: (row: ListedRow) => rowsOf(row).find(({ measure }) => measure === size)?.value ?? '',
    })),
    { title: table.note, cellOf: ({ note }) => note },
    { title: table.profile, cellOf: ({ address }) => address },
  ]
  const used = columns.filter(({ cellOf }) => rows.some((row) => cellOf(row) !== ''))
  return [
    used.map(({ title }) => title),
    ...rows.map((row) => used.map(({ cellOf }) => cellOf(row))),
  ]
}

function lengthColumns(name: LengthName, title: string, locale: Locale): Column[] {
  const { units } = listDocumentMessages[locale].table
  const isHeight = name === 'height'
  const metric: Column = {
    title: `${title} (cm)`,
    cellOf: ({ talent }) => lengthOf(talent, name)?.cm ?? '',
  }
  const imperial: Column = {
    title: `${title} (${isHeight ? units.feet : units.inches})`,
    cellOf({ talent }) {
      const length = lengthOf(talent, name)
      if (length === null) return ''
      return isHeight ? inUnit('inches', heightUnits(length, locale), locale) : length.inches
    },
  }
  return locale === 'en' ? [imperial, metric] : [metric, imperial]
}

/** As on cards, nobody has both bust and chest unless the gender is unknown. */
function lengthOf({ gender, measures }: RosterTalent, name: LengthName) {
  if ((name === 'bust' && gender === 'man') || (name === 'chest' && gender === 'woman')) return null
  const length = lengthIn(measures, name)
  return length === null ? null : toMetricAndImperial(length, name === 'height' ? 1 : 2)
}

/** The cells as text, numbers with the language's decimal mark. */
export function textsOf(table: readonly (readonly Cell[])[], locale: Locale): string[][] {
  return table.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? withMark(cell, locale) : cell)),
  )
}
