import { expect, it } from 'vitest'

import { postNamed, talentNamed } from './fresh-agency.fixture.ts'
import { problemsIn } from './reading-problems.ts'

it('every field that is missing is told, at the slug', () => {
  const fields = ['name', 'boards', 'measures']
  expect(told({ talents: [{ slug: 'ana' }] })).toEqual(
    fields.map((field) => `talents.ana.${field} is missing`),
  )
})

it('a post is told at its language and slug', () => {
  expect(told({ posts: [postNamed('wool', { title: 7 })] })).toEqual([
    'posts.en.wool.title expected string, received number',
  ])
})

it('an entry without a good name is told at its number', () => {
  const talents = [talentNamed('ana'), talentNamed('Ana Lima'), { ...talentNamed('bia'), slug: 8 }]
  expect(told({ talents, posts: [postNamed('wool', { language: 'fr' })], staff: ['Rui'] })).toEqual(
    [
      'talents.1.slug small letters, digits and hyphens',
      'talents.2.slug expected string, received number',
      'posts.0.language expected ("pt" | "en" | "es"), received string',
      'staff.0 expected Object, received string',
    ],
  )
})

it('a list that is missing is told, and what is no agency at all', () => {
  expect(told({ talents: undefined })).toEqual(['talents is missing'])
  expect(problemsIn(null)).toEqual([
    { file: 'agency.json', place: '', reason: 'expected Object, received null' },
  ])
})

it('nothing is told of a good file', () => {
  expect(told({ talents: [talentNamed('ana')], posts: [postNamed('wool')] })).toEqual([])
})

/** The problems of an agency with these lists, the others empty. */
function told(lists: object) {
  const { talents, ...others } = { talents: [], posts: [], prehome: [], staff: [], ...lists }
  const json = JSON.stringify({ version: 1, talents, social: {}, ...others })
  return problemsIn(JSON.parse(json)).map(({ place, reason }) => `${place} ${reason}`)
}
