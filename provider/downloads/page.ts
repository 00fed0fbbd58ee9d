import type { Canvas } from './canvas.ts'
import type { PlacedPhoto } from './placed-photo.ts'

/** A page of a document: its pictures are drawn first, then `write` adds the text. */
export type Page = { pictures: readonly PlacedPhoto[]; write: (canvas: Canvas) => void }
