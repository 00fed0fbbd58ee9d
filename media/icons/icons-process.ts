import { drawIcons } from './draw-icons.ts'

// Draws the icons of the brand that it is given, and ends: the site would keep the 40 MB that this takes for good.
const [, , brand = ''] = process.argv
process.send?.(await drawIcons(brand), () => process.disconnect?.())
