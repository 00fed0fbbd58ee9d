import { expect, it } from 'vitest'

import { messagesOf } from '../i18n/catalogues.ts'
import { spokenMeasure } from './spoken-measure.ts'

it.each([
  ['pt', `178 cm / 5'10"`, '178 cm, 5 pés e 10 polegadas'],
  ['en', `5'10" / 178 cm`, '5 feet 10 inches, 178 cm'],
  ['en', `5'1" / 155 cm`, '5 feet 1 inch, 155 cm'],
  ['es', `82 cm / 32,5"`, '82 cm, 32,5 pulgadas'],
  ['en', `32.5" / 82 cm`, '32.5 inches, 82 cm'],
  ['pt', '39/40', '39/40'],
  ['pt', '38 BR', '38 BR'],
  ['pt', 'Castanho-escuro', 'Castanho-escuro'],
] as const)('in %s %s is read as "%s"', (locale, value, spoken) => {
  expect(spokenMeasure(value, messagesOf(locale).talent)).toBe(spoken)
})
