import type { PictureFacts } from '../ui/picture.tsx'

/** Items with their index in the gallery, from 0, that a carousel shows on one slide. */
export type Slide<T> = readonly { index: number; item: T }[]

/** Whether a picture is no wider than high. One that nobody has measured yet is taken for a portrait. */
export function isUpright({ width, height }: Pick<PictureFacts, 'width' | 'height'>): boolean {
  return width === null || height === null || width <= height
}

/** Puts portraits that follow each other on one slide, two by two; landscapes have one to themselves (docs/product.md: Profile). */
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

/** Two items a slide, whatever they are; the last may stand alone. */
export function pairAll<T>(items: readonly T[]): Slide<T>[] {
  return pairPortraits(items, () => true)
}
