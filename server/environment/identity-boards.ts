import * as v from 'valibot'

import { boardAliases, isKnownBoard, knownBoards } from '#agency/board.ts'
import type { AgencyIdentity } from '#agency/identity.ts'
import { nearestWord } from '#provider/agency-folder/nearest-word.ts'
import { genderOfWord } from '#site/paths.ts'

/** One value per language. `menuLanguages` determines which ones are required. */
export function inItsLanguages<Schema extends v.GenericSchema>(schema: Schema) {
  return { pt: schema, en: v.exactOptional(schema), es: v.exactOptional(schema) }
}

const categoryIds = v.pipe(
  v.array(
    v.pipe(
      v.number('must be a number'),
      v.safeInteger('must be a whole number'),
      v.minValue(0, 'must not be negative'),
    ),
    'must be a list of category ids',
  ),
  v.minLength(1, 'must name at least one category id'),
)

export const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))
const title = v.pipe(text, v.maxLength(60, 'must be 60 letters at the most'))
const description = v.pipe(text, v.maxLength(160, 'must be 160 letters at the most: one sentence'))

const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/,
    'must be small letters and digits with _ or - between, beginning with a letter, as in editorial_plus',
  ),
  v.minLength(2, 'must be two letters at least'),
  v.maxLength(40, 'must be 40 letters at the most'),
  v.check(
    (name) => genderOfWord(name) === null,
    'must be another name: addresses have this word for a gender, or for every board',
  ),
  v.check(
    (name) => !boardAliases.has(name),
    ({ input }) => `must be another name: addresses have it for ${boardAliases.get(input)}`,
  ),
)

/** The agency's boards, in the order of its menus. */
export const IdentityBoards = v.pipe(
  v.record(
    slug,
    v.strictObject({
      woman: categoryIds,
      man: categoryIds,
      titles: v.exactOptional(v.strictObject(inItsLanguages(title))),
      descriptions: v.exactOptional(v.strictObject(inItsLanguages(description))),
    }),
  ),
  v.check((boards) => Object.keys(boards).length > 0, 'must name at least one board'),
  v.check(
    (boards) => twins(boards) === null,
    ({ input }) =>
      `must not have both ${twins(input)?.join(' and ')}: nobody could tell them apart`,
  ),
)

/** Finds two boards whose names differ only in `_` and `-`. */
function twins(boards: object): [string, string] | null {
  const seen = new Map<string, string>()
  for (const name of Object.keys(boards)) {
    const other = seen.get(name.replaceAll(/[_-]/g, ''))
    if (other !== undefined) return [other, name]
    seen.set(name.replaceAll(/[_-]/g, ''), name)
  }
  return null
}

/** Describes the first board that lacks a title or a description in a language of the site; null if none does. */
export function firstMissingBoardText({ boards, menuLanguages }: AgencyIdentity): string | null {
  for (const [name, { titles, descriptions }] of Object.entries(boards)) {
    if (titles === undefined && !isKnownBoard(name)) {
      const nearest = nearestWord(name, knownBoards)
      const meant = nearest === null ? '' : `; or is "${nearest}" meant?`
      return `boards.${name}.titles is missing: a board of your own needs a title in ${menuLanguages.join(', ')}${meant || '.'}`
    }
    for (const [field, texts] of Object.entries({ titles, descriptions })) {
      const language = menuLanguages.find(
        (each) => texts !== undefined && texts[each] === undefined,
      )
      if (language !== undefined) {
        return `boards.${name}.${field}.${language} is missing: menuLanguages names ${language}.`
      }
    }
  }
  return null
}
