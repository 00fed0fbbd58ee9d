import { expect, it } from 'vitest'

import { nameOfChoice } from './choice.ts'

const hair = [
  { value: 'Dark Brown', names: { pt: 'Castanho-escuro', en: 'Dark Brown', es: 'Castaño oscuro' } },
]

it('a colour has its name in each language, whatever the case it is written in', () => {
  expect(nameOfChoice(hair, 'dark BROWN', 'pt')).toBe('Castanho-escuro')
  expect(nameOfChoice(hair, 'Dark Brown', 'es')).toBe('Castaño oscuro')
})

it('an unknown colour is its own name', () => {
  expect(nameOfChoice(hair, 'Pistachio', 'pt')).toBe('Pistachio')
})
