import type { PictureFacts } from '../ui/picture.tsx'

/** The items that a carousel shows on one slide, with their index in the gallery, from 0. */
export type Slide<T> = readonly { index: number; item: T }[]

/** Whether a picture is no wider than high. A picture of unknown size counts as a portrait. */
export function isUpright({ width, height }: Pick<PictureFacts, 'width' | 'height'>): boolean {
  return width === null || height === null || width <= height
}

/** Pairs consecutive portraits on slides; each landscape has a slide to itself (docs/product.md: Profile). */
export function pairPortraits<T>(
  items: readonly T[],
  isPortrait: (item: T) => boolean,
): Slide<T>[] {
  const slides: Slide<T>[] = []
  items.forEach((item, index) => {
    const last = slides.at(-1)
    const [other] = last ?? []
    const fits = last?.length === 1 && other !== undefined && isPortrait(other.item)
    if (fits && isPortrait(item)) slides[slides.length - 1] = [other, { index, item }]
    else slides.push([{ index, item }])
  })
  return slides
}

/** Two items per slide, of any shape; the last may be alone. */
export function pairAll<T>(items: readonly T[]): Slide<T>[] {
  return pairPortraits(items, () => true)
}
