import { expect, it } from 'vitest'

import { someone } from '#agency/someone.fixture.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { loadShell } from './load-shell.server.ts'

const gendersWith = async (roster: Parameters<typeof agencyWhere>[0]['roster']) =>
  (await loadShell(agencyWhere({ roster: roster ?? unreachable }))).menuGenders

const board = { name: 'mainboard' }

it('the menu has the genders of the agency’s talents, and their boards', async () => {
  const woman = someone({ id: 1 })
  const man = someone({ id: 2, gender: 'man', boards: [] })
  expect(await gendersWith(async () => answering([woman, man]))).toEqual([
    { gender: 'woman', boards: [board] },
    { gender: 'man', boards: [] },
  ])
  expect(await gendersWith(async () => answering([woman]))).toEqual([
    { gender: 'woman', boards: [board] },
  ])
})

it('the menu has both genders where no talent is known', async () => {
  const both = [
    { gender: 'woman', boards: [] },
    { gender: 'man', boards: [] },
  ]
  expect(await gendersWith(unreachable)).toEqual(both)
  expect(await gendersWith(async () => answering([]))).toEqual(both)
})
