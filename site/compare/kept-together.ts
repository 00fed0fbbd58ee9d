/** A length whose number stays on one line with its unit, so that a narrow column breaks between the units: `82 cm / 32.5"`. */
export function keptTogether(length: string): string {
  return length.replaceAll(' cm', '\u00a0cm')
}
