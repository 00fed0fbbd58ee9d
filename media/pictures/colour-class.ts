/** One of 64 average colours. Until the picture has loaded, the class `.placeholder-0` to `-63` shows a quiet form of it. */
type ColourClass = number

const LEVELS = 4
const STEP = 255 / (LEVELS - 1)

export const colourClasses: readonly ColourClass[] = [...Array(LEVELS ** 3).keys()]

/** The class nearest to a colour: channels of 0 to 255, four levels each, red most significant (docs/product.md: Pictures). */
export function toColourClass(red: number, green: number, blue: number): ColourClass {
  return (level(red) * LEVELS + level(green)) * LEVELS + level(blue)
}

function level(channel: number): number {
  return Math.round(channel / STEP)
}
