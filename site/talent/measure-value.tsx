import { useMessages } from '../i18n/use-messages.ts'
import { spokenMeasure } from './spoken-measure.ts'

/** A measure as it is written; a screen reader says its feet and inches in words (docs/product.md: Measures). */
export function MeasureValue({ value }: { value: string }) {
  const spoken = spokenMeasure(value, useMessages().talent)
  if (spoken === value) return value
  return (
    <>
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
