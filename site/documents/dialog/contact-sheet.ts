import type { PictureFacts } from '../../ui/picture.tsx'

/** A frame that can be chosen, with what it shows in words. */
export type SheetFrame = { id: number; words: string; picture: PictureFacts }

/** A gallery's frames to choose from. `isActive`: it is the one that the profile shows. */
export type ContactSheet = { title: string; frames: readonly SheetFrame[]; isActive: boolean }
