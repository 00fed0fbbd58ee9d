import * as v from 'valibot'

import { AgencyFolder, FolderPost, FolderTalent } from '#contract/agency-folder.ts'

import { AGENCY_FILE, type Problem } from './problem.ts'
import { unknownFieldsIn } from './unknown-fields.ts'

/** Each field of `agency.json` that is not as described (docs/agency-folder.md: What stands in it), as it stands in the file. */
export function problemsIn(agency: unknown): Problem[] {
  const { issues = [] } = v.safeParse(AgencyFolder, agency)
  return issues.map((issue) => ({
    file: AGENCY_FILE,
    place: placeOf(issue.path ?? []),
    reason: reasonOf(issue),
  }))
}

/** Each field of it that nobody reads, with the one that was probably meant. */
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

type Step = Pick<v.IssuePathItem, 'key' | 'value'>

/** By the entry's own name where it has a good one, which is found more easily than a number. */
function placeOf(path: readonly Step[]): string {
  const [list, entry] = path
  const name = entry && nameOf(list?.key, entry.value)
  return path.map(({ key }, depth) => (depth === 1 && name) || String(key)).join('.')
}

function nameOf(list: unknown, entry: unknown): string | undefined {
  if (list === 'talents' && v.is(NamedTalent, entry)) return entry.slug
  if (list === 'posts' && v.is(NamedPost, entry)) return `${entry.language}.${entry.slug}`
  return undefined
}

const NamedTalent = v.pick(FolderTalent, ['slug'])
const NamedPost = v.pick(FolderPost, ['language', 'slug'])

/** In words of ours, or of the description: those of the schema library quote what was received, which may be anything. */
function reasonOf({ message, expected, type, input }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'is missing'
  if (!message.startsWith('Invalid ')) return message
  if (type === 'picklist' || type === 'literal') return `must be ${inWords(expected ?? '')}`
  const received = Array.isArray(input) ? 'list' : input === null ? 'null' : typeof input
  return `expected ${expected ?? type}, received ${received}`
}

/** What may stand there, as the schema library lists it: `("woman" | "man")`. */
function inWords(expected: string): string {
  return expected.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ')
}
