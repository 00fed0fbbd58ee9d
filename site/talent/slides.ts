import type { PictureFacts } from '../ui/picture.tsx'

/** The items that a carousel shows on one slide, with their index in the gallery, from 0. */
export type Slide<T> = readonly { index: number; item: T }[]

/** Whether a picture is no wider than high. A picture of unknown size counts as a portrait. */
export function isUpright({ width, height }: Pick<PictureFacts, 'width' | 'height'>): boolean {
  return width === null || height === null || width <= height
}

/**
 * Puts consecutive portraits on slides, as many as `most` on each; a landscape has a slide to itself (docs/product.md: Profile).
 */
export function groupPortraits<T>(
  items: readonly T[],
  most: number,
  isPortrait: (item: T) => boolean,
): Slide<T>[] {
  const slides: { index: number; item: T }[][] = []
  let isOpen = false
  items.forEach((item, index) => {
    const last = isOpen && isPortrait(item) ? slides.at(-1) : undefined
    if (last !== undefined && last.length < most) last.push({ index, item })
    else slides.push([{ index, item }])
    isOpen = isPortrait(item)
  })
  return slides
}

/** Two items per slide, of any shape; the last may be alone. */
export function pairAll<T>(items: readonly T[]): Slide<T>[] {
  return groupPortraits(items, 2, () => true)
}
