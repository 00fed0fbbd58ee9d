import type { Canvas } from './canvas.ts'

/** The start of the first baseline, the width of a line, the text size, and the distance between lines. Points. */
type ContactPlace = { x: number; y: number; width: number; size: number; leading: number }

/** Writes an agency's name and contact details as lines of one paragraph; cuts lines that are too long. */
export function drawContact(
  canvas: Canvas,
  lines: readonly string[],
  { x, y, width, size, leading }: ContactPlace,
) {
  const write = () =>
    lines.forEach((line, index) =>
      canvas.write('text', canvas.cut('text', line, size, width), {
        x,
        y: y + index * leading,
        size,
        ink: index === 0 ? 'ink' : 'grey',
      }),
    )
  canvas.add(canvas.tag('P', write))
}
