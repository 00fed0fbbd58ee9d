import type { PictureFacts } from '../../ui/picture.tsx'

/** A photo that can be chosen, with what it shows in words. */
export type SheetPhoto = { id: number; words: string; picture: PictureFacts }

/** A gallery's photos to choose from. `isActive`: it is the one that the profile shows. */
export type ContactSheet = { title: string; photos: readonly SheetPhoto[]; isActive: boolean }
