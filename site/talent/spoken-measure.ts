import type { Messages } from '../i18n/messages/pt.ts'

/** `5'10" / 178 cm` and `32.5"` in words; a value without such marks stays as it is. */
export function spokenMeasure(
  value: string,
  words: Pick<Messages['talent'], 'feetInches' | 'inches'>,
): string {
  return value
    .replace(/(\d+)'(\d+)"/, (_, feet: string, inches: string) =>
      words.feetInches({ feet, inches }),
    )
    .replace(/([\d.,]+)"/, (_, inches: string) => words.inches(inches))
    .replace(/ \/ (?=.*\p{L})/u, ', ')
}
