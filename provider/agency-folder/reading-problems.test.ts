import { expect, it } from 'vitest'

import { postNamed, talentNamed } from './fresh-agency.fixture.ts'
import { problemsIn } from './reading-problems.ts'

it('reports every missing field at the slug', () => {
  const fields = ['name', 'boards', 'measures']
  expect(told({ talents: [{ slug: 'ana' }] })).toEqual(
    fields.map((field) => `talents.ana.${field} is missing`),
  )
})

it('reports a post by its language and slug', () => {
  expect(told({ posts: [postNamed('wool', { title: 7 })] })).toEqual([
    'posts.en.wool.title expected text in quotes, received a number without quotes',
  ])
})

it('reports an entry without a valid name by its number', () => {
  const talents = [talentNamed('ana'), talentNamed('Ana Lima'), { ...talentNamed('bia'), slug: 8 }]
  expect(told({ talents, posts: [postNamed('wool', { language: 'fr' })], staff: ['Rui'] })).toEqual(
    [
      'talents.1.slug must be small letters, digits and hyphens',
      'talents.2.slug expected text in quotes, received a number without quotes',
      'posts.0.language must be "pt" or "en" or "es"',
      'staff.0 expected fields in { }, received text in quotes',
    ],
  )
})

it('lists the valid words for a value that is none of them', () => {
  const talents = [talentNamed('ana', { gender: 'female' })]
  expect(told({ version: 2, talents })).toEqual([
    'version must be 1',
    'talents.ana.gender must be "woman" or "man"',
  ])
})

it('reports a missing list, and a file that is not an agency', () => {
  expect(told({ talents: undefined })).toEqual(['talents is missing'])
  expect(problemsIn(null)).toEqual([
    { file: 'agency.json', place: '', reason: 'expected fields in { }, received null' },
  ])
})

it('reports nothing for a valid file', () => {
  expect(told({ talents: [talentNamed('ana')], posts: [postNamed('wool')] })).toEqual([])
})

/** The problems of an agency with these lists, the others empty. */
function told(lists: object) {
  const empty = { version: 1, talents: [], posts: [], prehome: [], staff: [], social: {} }
  const json = JSON.stringify({ ...empty, ...lists })
  return problemsIn(JSON.parse(json)).map(({ place, reason }) => `${place} ${reason}`)
}
