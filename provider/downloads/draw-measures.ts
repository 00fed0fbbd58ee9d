import type { Box } from './paper.ts'
import type { Canvas } from './canvas.ts'

/** A label and the value beside it. */
export type Row = readonly [label: string, value: string]

/** A table row's height and text size, in points, and the label's share of its width. */
type TableLook = { rowHeight: number; size: number; labelShare: number; isRuled: boolean }

/**
 * Draws measures as a table, in columns side by side, filled from top to bottom; makes texts that are too long smaller, all labels
 * alike, then cuts them. A screen reader reads rows of a heading and a value.
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
  const labelSize = labelSizeOf(canvas, lines, look)
  const tableRows = lines.map((line) => tableRow(canvas, line, { ...look, labelSize }))
  canvas.add(canvas.tag('Table', tableRows))
}

/** The size at which all labels fit. */
function labelSizeOf(canvas: Canvas, lines: readonly Line[], { size, labelShare }: TableLook) {
  const sizes = lines.map(
    ({ row: [label], column }) =>
      canvas.fit('label', label, size * 0.8, column.width * labelShare - size).size,
  )
  return Math.min(...sizes)
}

type Line = { row: Row; column: Box; y: number }

function tableRow(
  canvas: Canvas,
  { row, column, y }: Line,
  { rowHeight, size, labelShare, labelSize }: TableLook & { labelSize: number },
) {
  const [label, value] = row
  const baseline = y + rowHeight / 2 + size * 0.36
  const across = column.width * labelShare
  const heading = canvas.cut('label', label, labelSize, across - size)
  const fitted = canvas.fit('text', value, size, column.width - across)
  const valuePlace = { x: column.x + across, y: baseline, size: fitted.size }
  return canvas.tag('TR', [
    canvas.tag(
      'TH',
      () =>
        canvas.write('label', heading, { x: column.x, y: baseline, size: labelSize, ink: 'grey' }),
      {
        scope: 'Row',
      },
    ),
    canvas.tag('TD', () => canvas.write('text', fitted.text, valuePlace)),
  ])
}
