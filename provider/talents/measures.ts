import { CM_PER_INCH, INCHES_PER_FOOT, toInches } from '#agency/measures.ts'

/** A height on the wire: feet.inches/cm, "5.10/178" (docs/product.md: Measures). */
export function formatHeight(cm: number): string {
  return `${toFeetInches(cm)}/${cm}`
}

/** A girth on the wire, inches in halves: "32.5/82". */
export function formatGirth(cm: number): string {
  return `${toInches(cm)}/${cm}`
}

/** Feet and whole inches, not a decimal number: 178 cm is "5.10", five feet ten; 152 cm is "5.0". */
export function toFeetInches(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH)
  return `${Math.floor(inches / INCHES_PER_FOOT)}.${inches % INCHES_PER_FOOT}`
}
