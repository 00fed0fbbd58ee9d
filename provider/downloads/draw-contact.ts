import type { Canvas } from './canvas.ts'

/** The start of the first baseline, the width of a line, the text size, and the distance between lines. Points. */
type ContactPlace = { x: number; y: number; width: number; size: number; leading: number }

/** Writes an agency's name and contact details as lines of one paragraph; makes lines that are too long smaller, then cuts them. */
export function drawContact(
  canvas: Canvas,
  lines: readonly string[],
  { x, y, width, size, leading }: ContactPlace,
) {
  const write = () =>
    lines.forEach((line, index) => {
      const fitted = canvas.fit('text', line, size, width)
      const ink = index === 0 ? 'ink' : 'grey'
      canvas.write('text', fitted.text, { x, y: y + index * leading, size: fitted.size, ink })
    })
  canvas.add(canvas.tag('P', write))
}
