import { expect, it } from 'vitest'

import { everyBoard } from '#agency/every-board.fixture.ts'

import { en } from '../i18n/messages/en.ts'
import { pt } from '../i18n/messages/pt.ts'
import { rosterTitle } from './roster-head.tsx'

it.each([
  [{ gender: 'all', board: 'all' }, 'Modelos'],
  [{ gender: 'woman', board: 'all' }, 'Mulheres'],
  [{ gender: 'man', board: 'direct' }, 'Homens, Direct'],
  [{ gender: 'all', board: 'direct' }, 'Modelos, Direct'],
  [{ gender: 'woman', board: 'actors' }, 'Mulheres, Atores'],
  [{ gender: 'all', board: 'actors' }, 'Atores'],
  [{ gender: 'man', board: 'editorial_plus' }, 'Homens, Editorial +'],
  [{ gender: 'all', board: 'editorial_plus' }, 'Modelos, Editorial +'],
] as const)('the list of %j is called %j', (choice, title) => {
  expect(rosterTitle({ choice, boards: everyBoard }, 'pt', pt)).toBe(title)
})

it('a board has its title in the language of the page', () => {
  const list = { choice: { gender: 'all', board: 'editorial_plus' }, boards: everyBoard } as const
  expect(rosterTitle(list, 'en', en)).toBe('Models, Editorial plus')
})

it('a board that is called as the site knows another has the agency’s title', () => {
  const boards = [{ name: 'actors', titles: { pt: 'Elenco' } }]
  const choice = { gender: 'all', board: 'actors' } as const
  expect(rosterTitle({ choice, boards }, 'pt', pt)).toBe('Elenco')
})
