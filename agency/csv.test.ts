import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toCsv } from './csv.ts'

describe('a table for spreadsheets', () => {
  it('is UTF-8 with its mark, quoted, in lines that end as the standard says', () => {
    expect(
      toCsv([
        ['Name', 'Said'],
        ['Ana "A" Souza', 'one,\ntwo'],
      ]),
    ).toBe('\uFEFF"Name","Said"\r\n"Ana ""A"" Souza","one,\ntwo"\r\n')
  })

  it.each(['=1+1', '+55 (11) 98765-4321', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n'])(
    'runs nothing: %j',
    (text) => {
      expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
    },
  )

  it('has every cell that was given, and no other', () => {
    const table = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }))
    fc.assert(
      fc.property(table, (rows) => {
        const read = readBack(toCsv(rows))
        expect(read).toHaveLength(rows.length)
        for (const [index, row] of rows.entries()) {
          const cells = row.map((cell, at) => [cell, `'${cell}`].includes(read[index]?.[at] ?? ''))
          expect(cells).not.toContain(false)
          expect(read[index]).toHaveLength(row.length)
          expect(read[index]?.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
        }
      }),
    )
  })
})

function readBack(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, cell = '', end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(cell.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
