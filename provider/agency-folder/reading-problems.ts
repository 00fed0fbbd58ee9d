import * as v from 'valibot'

import { AgencyFolder } from '#contract/agency-folder.ts'

import { PostKey, TalentKey } from './named-keys.ts'
import { AGENCY_FILE, type Problem } from './problem.ts'
import { unknownFieldsIn } from './unknown-fields.ts'

/** Each field of `agency.json` that differs from its description (docs/agency-folder.md: What stands in it). */
export function problemsIn(agency: unknown): Problem[] {
  const { issues = [] } = v.safeParse(AgencyFolder, agency)
  return issues.map((issue) => ({
    file: AGENCY_FILE,
    place: placeOf(issue.path ?? []),
    reason: reasonOf(issue),
  }))
}

/** Each unknown field, with the field that was probably meant. */
export function warningsIn(agency: unknown): Problem[] {
  return unknownFieldsIn(AgencyFolder, agency).map(({ path, nearest, more }) => ({
    file: AGENCY_FILE,
    place: placeOf(path),
    reason: inSentence(nearest, more),
  }))
}

function inSentence(nearest: string | null, more: number): string {
  const meant = nearest === null ? '' : `; is "${nearest}" meant?`
  return `is no field of an agency folder${more > 0 ? ` (${more + 1} times)` : ''}${meant}`
}

type Step = { key: unknown; value?: unknown }

/** Names the entry by its slug if that is valid, which is easier to find than an index. */
export function placeOf(path: readonly Step[]): string {
  const [list, entry] = path
  const name = entry && nameOf(list?.key, entry.value)
  return path.map(({ key }, depth) => (depth === 1 && name) || String(key)).join('.')
}

function nameOf(list: unknown, entry: unknown): string | undefined {
  if (list === 'talents' && v.is(TalentKey, entry)) return entry.slug
  if (list === 'posts' && v.is(PostKey, entry)) return `${entry.language}.${entry.slug}`
  return undefined
}

/** A message of ours or of our schema: the schema library's own messages quote the input, which may be anything. */
function reasonOf({ message, expected, type, input }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'is missing'
  if (!message.startsWith('Invalid ')) return message
  if (type === 'picklist' || type === 'literal') return `must be ${inWords(expected ?? '')}`
  const received = Array.isArray(input) ? 'Array' : input === null ? 'null' : typeof input
  return `expected ${asWritten(expected ?? type)}, received ${asWritten(received)}`
}

const written: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'fields in { }',
}

/** How a value of a type looks in the file, for those who do not know the names of types. */
function asWritten(type: string): string {
  return written[type.toLowerCase()] ?? type
}

/** Turns the schema library's list of allowed values, `("woman" | "man")`, into words. */
function inWords(expected: string): string {
  return expected.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ')
}
