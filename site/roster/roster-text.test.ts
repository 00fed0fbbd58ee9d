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

it('quotes in names, pictures, and lengths written in both units arrive as they were', () => {
  const [first] = data.page.items
  if (first === undefined) throw new Error('nobody on the page')
  const cover = { path: 'a.webp', version: 'b', width: 3, height: 4, colour: 21 }
  const written = { height: { cm: 180, inches: 71 } }
  const measures = { ...first.measures, written }
  const items = [
    { ...first, name: `Ana "d'Ávila" \\`, cover, otherCover: { ...cover, version: null } },
    { ...first, measures },
  ]
  const { addresses, text } = toRosterText({ ...data, page: { ...data.page, items } })
  expect(fromRosterText({ addresses, text }).page.items).toStrictEqual(items)
})

it('a list that was not sent needs no reading', () => {
  expect(fromRosterText(toRosterText(data))).toBe(data)
  expect(fromRosterText(data)).toBe(data)
})
