import { expect, it } from 'vitest'

import { countryName, languageName } from './profile.ts'

it.each([
  ['BR', 'pt', 'Brasil'],
  ['BR', 'en', 'Brazil'],
  ['DE', 'es', 'Alemania'],
  ['Brazilian', 'pt', 'Brazilian'],
  ['XQ', 'pt', 'XQ'],
  ['br', 'pt', 'br'],
] as const)('the country %s is in %s %s', (stored, language, name) =>
  expect(countryName(stored, language)).toBe(name),
)

it.each([
  ['pt', 'pt', 'Português'],
  ['pt', 'en', 'Portuguese'],
  ['pt', 'es', 'Portugués'],
  ['pt-BR', 'en', 'Brazilian Portuguese'],
  ['Libras', 'en', 'Libras'],
  ['Portuguese', 'pt', 'Portuguese'],
  ['qq', 'pt', 'qq'],
] as const)('the language %s is in %s %s', (stored, language, name) =>
  expect(languageName(stored, language)).toBe(name),
)
