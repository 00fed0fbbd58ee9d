import { expect, it } from 'vitest'

import { nameOfColour } from './colour-names.ts'
import { toColourNames } from './to-colour-names.ts'

const brown = { value: 'Brown', names: { pt: 'Castanho', en: 'Brown', es: 'Castaño' } }
const { hair, eyes } = toColourNames({ hair: [brown], eyes: [] }, 'pt')

it('a colour has its name in the language, in whatever case it comes', () => {
  expect(nameOfColour(hair, 'Brown')).toBe('Castanho')
  expect(nameOfColour(hair, 'BROWN')).toBe('Castanho')
})

it('a colour without a name there is called as the agency wrote it', () => {
  expect(nameOfColour(hair, 'Ombré')).toBe('Ombré')
  expect(nameOfColour(hair, 'constructor')).toBe('constructor')
  expect(nameOfColour(eyes, 'Brown')).toBe('Brown')
  expect(nameOfColour(toColourNames(null, 'es').hair, 'Brown')).toBe('Brown')
})
