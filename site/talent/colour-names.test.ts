import { expect, it } from 'vitest'

import { nameIn } from './colour-names.ts'
import { toColourNames } from './to-colour-names.ts'

const brown = { value: 'Brown', names: { pt: 'Castanho', en: 'Brown', es: 'Castaño' } }
const { hair, eyes } = toColourNames({ hair: [brown], eyes: [] }, 'pt')

it('a colour has its name in the language, in whatever case it comes', () => {
  expect(nameIn(hair, 'Brown')).toBe('Castanho')
  expect(nameIn(hair, 'BROWN')).toBe('Castanho')
})

it('a colour without a name there is called as the agency wrote it', () => {
  expect(nameIn(hair, 'Ombré')).toBe('Ombré')
  expect(nameIn(hair, 'constructor')).toBe('constructor')
  expect(nameIn(eyes, 'Brown')).toBe('Brown')
  expect(nameIn(toColourNames(null, 'es').hair, 'Brown')).toBe('Brown')
})
