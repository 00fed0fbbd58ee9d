import type { Canvas } from './canvas.ts'

/** Where the first line's baseline begins, how wide a line may be, the size of its text, and how far the next is below. Points. */
type ContactPlace = { x: number; y: number; width: number; size: number; leading: number }

/** Writes an agency's name and the ways to reach it as lines of one paragraph; what is too long is cut. */
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
