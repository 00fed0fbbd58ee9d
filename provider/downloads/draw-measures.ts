import type { Box } from './paper.ts'
import type { Pen } from './pen.ts'

/** A label and what is printed beside it. */
export type Row = readonly [label: string, value: string]

/** Of a row of the table: its height, the size of its text, and how much of its width the label has. Points. */
type TableLook = { rowHeight: number; size: number; labelShare: number; isRuled: boolean }

/**
 * Draws measures as a table, in columns one beside the other, top to bottom; what is too long is cut. A reader hears rows
 * of a heading and a value.
 */
export function drawMeasures(
  pen: Pen,
  rows: readonly Row[],
  columns: readonly Box[],
  look: TableLook,
) {
  if (rows.length === 0) return
  const perColumn = Math.ceil(rows.length / columns.length)
  const lines = rows.map((row, index) => {
    const column = columns[Math.floor(index / perColumn)] ?? { x: 0, y: 0, width: 0, height: 0 }
    return { row, column, y: column.y + (index % perColumn) * look.rowHeight }
  })
  if (look.isRuled) {
    pen.artifact(() => {
      for (const { column, y } of lines) pen.rule(column.x, y, column.width)
    })
  }
  pen.add(
    pen.tag(
      'Table',
      lines.map((line) => tableRow(pen, line, look)),
    ),
  )
}

type Line = { row: Row; column: Box; y: number }

function tableRow(pen: Pen, { row, column, y }: Line, { rowHeight, size, labelShare }: TableLook) {
  const [label, value] = row
  const baseline = y + rowHeight / 2 + size * 0.36
  const labelSize = size * 0.8
  const across = column.width * labelShare
  const heading = pen.cut('label', label, labelSize, across - size)
  const text = pen.cut('text', value, size, column.width - across)
  return pen.tag('TR', [
    pen.tag(
      'TH',
      () => pen.write('label', heading, { x: column.x, y: baseline, size: labelSize, ink: 'grey' }),
      {
        scope: 'Row',
      },
    ),
    pen.tag('TD', () => pen.write('text', text, { x: column.x + across, y: baseline, size })),
  ])
}
