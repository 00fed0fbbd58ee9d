import type { PictureFacts } from '../../ui/picture.tsx'

/** A photo that can be chosen, with its description in words. */
export type SheetPhoto = { id: number; words: string; picture: PictureFacts }

/** A gallery's photos to choose from. `isActive`: the profile shows this gallery. */
export type ContactSheet = { title: string; photos: readonly SheetPhoto[]; isActive: boolean }
