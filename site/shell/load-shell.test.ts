import { expect, it } from 'vitest'

import { dayOf } from '#agency/calendar-day.ts'
import { someone } from '#agency/someone.fixture.ts'

import { agencyWhere, answering, unreachable } from '../page/agency-where.fixture.ts'
import { identityContext } from '../page/request-context.ts'
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

it('the foot of a page dials a telephone with Brazil’s code, and does not dial one with an extension', async () => {
  const context = agencyWhere({})
  const phones = ['11 5550-0140', '+55 11 5550-0140, ramal 12']
  context.set(identityContext, { ...context.get(identityContext), phones })
  expect((await loadShell(context)).phones).toEqual([
    { shown: '+55 (11) 5550-0140', address: 'tel:+551155500140' },
    { shown: '+55 11 5550-0140, ramal 12', address: null },
  ])
})

const HOUR_MS = 3_600_000

/** The note about old data of a shell whose roster is so many hours old. */
async function noteAfter(hours: number) {
  const asOf = new Date(Date.now() - hours * HOUR_MS)
  const roster = async () => ({ status: 'answered' as const, value: [someone()], asOf })
  return (await loadShell(agencyWhere({ roster }))).oldDataNote
}

it('the foot of a page tells of which day the data are, once they are more than a day old', async () => {
  expect(await noteAfter(23)).toBeUndefined()
  const year = dayOf(new Date(Date.now() - 25 * HOUR_MS)).slice(0, 4)
  const words = (pattern: string): unknown =>
    expect.stringMatching(new RegExp(pattern.replace('YEAR', year), 'u'))
  expect(await noteAfter(25)).toEqual({
    pt: words('^Dados de \\d+ de \\p{L}+ de YEAR\\. O sistema'),
    en: words('^As of \\w+ \\d+, YEAR\\. The agency'),
    es: words('^Datos del \\d+ de \\p{L}+ de YEAR\\. El sistema'),
  })
})
