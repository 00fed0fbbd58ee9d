import type { Pen } from './pen.ts'
import type { Placed } from './placed.ts'

/** A page: its pictures, which are drawn first, and what then writes on it. */
export type Leaf = { pictures: readonly Placed[]; write: (pen: Pen) => void }
