import { expect, it } from 'vitest'

import { toChoice } from './to-choice.ts'

it('a choice that has no name in a language has its English one', () => {
  expect(toChoice({ value: 'Auburn', label: '', value2: 'Ruivo' })).toEqual({
    value: 'Auburn',
    names: { en: 'Auburn', es: 'Auburn', pt: 'Ruivo' },
  })
})
