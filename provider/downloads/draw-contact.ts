import type { Canvas } from './canvas.ts'

/** The start of the first baseline, the width of a line, the text size, and the distance between lines. Points. */
type ContactPlace = { x: number; y: number; width: number; size: number; leading: number }

/**
 * Writes an agency's name and contact details as lines of one paragraph; if a line is too long, makes all of them smaller, then cuts
 * those that still are.
 */
export function drawContact(
  canvas: Canvas,
  lines: readonly string[],
  { x, y, width, size, leading }: ContactPlace,
) {
  const fitted = Math.min(...lines.map((line) => canvas.fit('text', line, size, width).size))
  const write = () =>
    lines.forEach((line, index) =>
      canvas.write('text', canvas.cut('text', line, fitted, width), {
        x,
        y: y + index * leading,
        size: fitted,
        ink: index === 0 ? 'ink' : 'grey',
      }),
    )
  canvas.add(canvas.tag('P', write))
}
