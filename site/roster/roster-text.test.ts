import { expect, it } from 'vitest'

import { agencyWhere, answering } from '../page/agency-where.fixture.ts'
import { someone } from '#agency/someone.fixture.ts'
import { loadRoster } from './load-roster.server.ts'
import { LIST_VERSION } from '../roster-list/roster-list.ts'
import { fromRosterText, isReadable, toRosterText } from './roster-text.ts'
import type { RosterEntry } from './roster-data.ts'

const modelsPattern = '/:locale?/modelos'
const context = agencyWhere({ roster: () => answering([someone({ name: 'Ágata' })]) })
const data = await loadRoster(
  context,
  {},
  modelsPattern,
  new URLSearchParams('height=170-&hair=red'),
)

/** A talent with no value twice. */
const known: RosterEntry = {
  id: 7,
  name: 'Ágata',
  gender: 'woman',
  boards: ['direct'],
  measures: {
    heightCm: 181,
    bustCm: 82,
    chestCm: 93,
    waistCm: 64,
    hipsCm: 95,
    jeans: 'jeans 36',
    suit: 'suit 48',
    shoes: 'shoes 39',
  },
  hair: 'Red',
  eyes: 'Green',
  cover: { path: 'a.webp', version: 'b', width: 3, height: 4, colour: 21 },
  otherCover: { path: 'c.webp', version: 'd', width: 5, height: 6, colour: 22 },
}

function itemsBack(items: readonly RosterEntry[]) {
  const { addresses, version, text } = toRosterText({ ...data, page: { ...data.page, items } })
  return fromRosterText({ addresses, version, text }).page.items
}

it('a list is the same after it has been a text, and the same object each time', () => {
  const told = toRosterText(data)
  expect(Object.keys(told)).toEqual(['addresses', 'version', 'text'])
  const { addresses, version, text } = told
  const arrived = { addresses, version, text } // what comes over the wire
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
  expect(itemsBack(items)).toStrictEqual(items)
})

it('each value of a talent arrives in its own field', () => {
  const { measures, cover, otherCover } = known
  const values = [known, measures, cover, otherCover].flatMap((each) => Object.values(each ?? {}))
  expect(new Set(values).size).toBe(values.length)
  expect(itemsBack([known])).toStrictEqual([known])
})

it('near misses arrive as they were', () => {
  const nearMisses = [{ talent: known, missed: { facet: 'eyes', value: 'green' } }] as const
  const { addresses, version, text } = toRosterText({ ...data, nearMisses })
  expect(fromRosterText({ addresses, version, text }).nearMisses).toStrictEqual(nearMisses)
})

/** After a change of the rows or of another field of the text, raise `LIST_VERSION` and both literals here. */
it('version 7 of a list has these fields, and this row of a talent', () => {
  const page = { ...data.page, items: [known] }
  const nearMisses = [{ talent: known, missed: { facet: 'height', cm: 181 } }] as const
  const { version, text } = toRosterText({ ...data, description: 'Faces.', page, nearMisses })
  expect(version).toBe(7)
  const sent = JSON.parse(text.replaceAll("'", '"'))
  expect(Object.keys(sent).toSorted().join(' ')).toBe(
    'boards choice colours corrected description facets nearMisses page search sharedPicture unread',
  )
  expect(Object.keys(sent.page).toSorted().join(' ')).toBe('from items last number to total')
  const texts = ['jeans 36', 'suit 48', 'shoes 39']
  const written = null
  const pictures = [
    ['a.webp', 'b', 3, 4, 21],
    ['c.webp', 'd', 5, 6, 22],
  ]
  expect(sent.nearMisses[0]).toEqual({
    missed: { facet: 'height', cm: 181 },
    talent: sent.page.items[0],
  })
  expect(sent.page.items).toEqual([
    [
      7,
      'Ágata',
      'woman',
      ['direct'],
      181,
      82,
      93,
      64,
      95,
      ...texts,
      written,
      'Red',
      'Green',
      ...pictures,
    ],
  ])
})

it('a list of another version than this script’s is not readable', () => {
  const told = toRosterText(data)
  const { version: _, ...unnumbered } = told
  expect(isReadable(told)).toBe(true)
  expect(isReadable({ ...told, version: LIST_VERSION + 1 })).toBe(false)
  expect(isReadable(JSON.parse(JSON.stringify(unnumbered)))).toBe(false)
})

it('a list that was not sent needs no reading', () => {
  expect(fromRosterText(toRosterText(data))).toBe(data)
  expect(fromRosterText(data)).toBe(data)
})
