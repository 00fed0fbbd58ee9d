import type { Choice } from '#agency/choice.ts'
import type { Option } from '#contract/values.ts'

/** A value with its names; a missing one is the value, which is English. */
export function toChoice({ value, label, value2 }: Option): Choice {
  return { value, names: { en: value, es: label || value, pt: value2 || value } }
}
