import { expect, it } from 'vitest'

import { pt } from '../i18n/messages/pt.ts'
import { rosterTitle } from './roster-title.ts'

it.each([
  [{ gender: 'all', board: 'all' }, 'Modelos'],
  [{ gender: 'woman', board: 'all' }, 'Mulheres'],
  [{ gender: 'man', board: 'direct' }, 'Homens, Direct'],
  [{ gender: 'all', board: 'direct' }, 'Modelos, Direct'],
  [{ gender: 'woman', board: 'actors' }, 'Mulheres, Atores'],
  [{ gender: 'all', board: 'actors' }, 'Atores'],
] as const)('the list of %j is called %j', (choice, title) => {
  const { heading, rest } = rosterTitle(choice, pt)
  expect(heading + rest).toBe(title)
})
