import { toInches } from '#agency/measures.ts'
import type { Option } from '#contract/values.ts'

import { toFeetInches } from './measures.ts'

// The usual ranges of agencies (docs/product.md: Embedded provider). Weight and shirt are not served, as no screen shows them.
export const genders: readonly Option[] = [
  { value: 'woman', label: 'Mujer', value2: 'Mulher' },
  { value: 'man', label: 'Hombre', value2: 'Homem' },
  { value: 'undefined', label: 'Sin definir', value2: 'Não definido' },
]
export const heights = lengths(30, 200, toFeetInches)
export const busts = lengths(65, 200, toInches)
export const chests = lengths(10, 200, toInches)
export const waists = lengths(20, 200, toInches)
export const hips = lengths(20, 200, toInches)
export const jeans = halfSteps(34, 60)
export const suits = halfSteps(1, 60)
export const shoes = halfSteps(1, 60)

/** One option per centimetre, its value `cm/inches`: "170/5.7" (docs/product.md: Embedded provider). */
function lengths(from: number, to: number, inches: (cm: number) => string | number): Option[] {
  return steps(from, to, 1).map((cm) => sameEverywhere(`${cm}/${inches(cm)}`))
}

function halfSteps(from: number, to: number): Option[] {
  return steps(from, to, 0.5).map((size) => sameEverywhere(String(size)))
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)
}

function sameEverywhere(value: string): Option {
  return { value, label: value, value2: value }
}
