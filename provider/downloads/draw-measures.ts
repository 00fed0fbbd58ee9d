import type { Box } from './paper.ts'
import type { Canvas } from './canvas.ts'

/** A label and the value beside it. */
export type Row = readonly [label: string, value: string]

/** A table row's height and text size, in points, and the label's share of its width. */
type TableLook = { rowHeight: number; size: number; labelShare: number; isRuled: boolean }

/**
 * Draws measures as a table, in columns side by side, filled from top to bottom; cuts texts that are too long. A screen reader
 * reads rows of a heading and a value.
 */
export function drawMeasures(
  canvas: Canvas,
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
    canvas.artifact(() => {
      for (const { column, y } of lines) canvas.rule(column.x, y, column.width)
    })
  }
  canvas.add(
    canvas.tag(
      'Table',
      lines.map((line) => tableRow(canvas, line, look)),
    ),
  )
}

type Line = { row: Row; column: Box; y: number }

function tableRow(
  canvas: Canvas,
  { row, column, y }: Line,
  { rowHeight, size, labelShare }: TableLook,
) {
  const [label, value] = row
  const baseline = y + rowHeight / 2 + size * 0.36
  const labelSize = size * 0.8
  const across = column.width * labelShare
  const heading = canvas.cut('label', label, labelSize, across - size)
  const text = canvas.cut('text', value, size, column.width - across)
  return canvas.tag('TR', [
    canvas.tag(
      'TH',
      () =>
        canvas.write('label', heading, { x: column.x, y: baseline, size: labelSize, ink: 'grey' }),
      {
        scope: 'Row',
      },
    ),
    canvas.tag('TD', () => canvas.write('text', text, { x: column.x + across, y: baseline, size })),
  ])
}
