import { expect, it } from 'vitest'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'
import { loadModels } from './load-roster.server.ts'
import { fromRosterText, toRosterText } from './roster-text.ts'

const context = agencyWhere({ roster: () => answering([someone({ name: 'Ágata' })]) })
const data = await loadModels(context, {}, new URLSearchParams('height=170-&hair=red'))

it('a list is the same after it has been a text, and the same object each time', () => {
  const told = toRosterText(data)
  expect(Object.keys(told)).toEqual(['addresses', 'text'])
  const { addresses, text } = told
  const arrived = { addresses, text } // what comes over the wire
  expect(fromRosterText(arrived)).toStrictEqual(data)
  expect(fromRosterText(arrived)).toBe(fromRosterText(arrived))
})

it('a list that was not sent needs no reading', () => {
  expect(fromRosterText(toRosterText(data))).toBe(data)
  expect(fromRosterText(data)).toBe(data)
})
