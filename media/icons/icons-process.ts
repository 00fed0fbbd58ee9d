import { drawIcons } from './draw-icons.ts'

// Draws the icons of the given brand and exits: in the site's own process, the 40 MB that it takes would never be freed.
const [, , brand = ''] = process.argv
process.send?.(await drawIcons(brand), () => process.disconnect?.())
