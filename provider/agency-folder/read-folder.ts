import * as v from 'valibot'

import { AgencyFolder } from '#contract/agency-folder.ts'
import { isRecord, readTolerantly } from '#contract/reading.ts'

import { findFolder, readText } from './folder-files.ts'
import { parseJsonText } from './json-text.ts'
import { locateProblems } from './locate-problems.ts'
import { type NamedKeys, namedKeysIn, PostKey, TalentKey } from './named-keys.ts'
import { nearestWord } from './nearest-word.ts'
import { AGENCY_FILE, type LocatedProblem, type Problem } from './problem.ts'
import { unknownFieldsIn } from './unknown-fields.ts'

const MAX_BYTES = 64_000_000
const LIKELY_SLIPS =
  'a comma, quote or bracket is missing or too many, there or at the end of the line before'

/** `root` is the folder's real path, `text` the text of `agency.json`. */
type ReadFolder =
  | {
      status: 'read'
      root: string
      text: string
      agency: AgencyFolder
      named: NamedKeys
      problems: Problem[]
      warnings: Problem[]
    }
  | { status: 'invalid'; problems: LocatedProblem[] }

/** Reads `agency.json`. Reports and omits invalid parts; `invalid`: nothing in the file can be used. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const found = await findFolder(folder)
  if (found.status === 'refused') return unreadable(`the folder ${found.reason}`, { file: folder })
  const { root } = found
  const file = await readText(root, AGENCY_FILE, MAX_BYTES)
  if (file.status === 'refused') return unreadable(file.reason)
  const { text } = file
  const json = parseJsonText(text)
  if (json.status === 'invalid') {
    const { line, column } = json
    const reason = `is not JSON from column ${column} on: ${LIKELY_SLIPS}`
    return unreadable(reason, { line })
  }

  const named = namedKeysIn(json.value) // from the unchanged value: the tolerant reading below repairs it
  const problems = problemsIn(json.value)
  const warnings = [...warningsIn(json.value), ...[...named.unclear].map(warningOfUnclear)]
  problems.push(...closeMisspelt(json.value))
  const reading = readTolerantly(AgencyFolder, json.value)
  if (reading.status === 'invalid') {
    return { status: 'invalid', problems: locateProblems(problems, text, named) }
  }
  return { status: 'read', root, text, agency: reading.value, named, problems, warnings }
}

const isMisspelt = (key: string) =>
  key !== 'hidden' && nearestWord(key, ['hidden', 'hide']) !== null

/** Makes entries with a misspelt `hidden` invalid, so that none of them is shown by mistake. */
function closeMisspelt(agency: unknown): Problem[] {
  if (!isRecord(agency)) return []
  return ['talents', 'posts'].flatMap((list) => {
    const entries = agency[list]
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown, index) => {
      if (!isRecord(entry)) return []
      const name = Object.keys(entry).find(isMisspelt)
      if (name === undefined) return []
      entry['hidden'] = null
      const place = placeOf([{ key: list }, { key: index, value: entry }])
      const reason = `"${name}" may be meant to be "hidden", so the entry stays as it was`
      return [{ file: AGENCY_FILE, place, reason }]
    })
  })
}

function warningOfUnclear(list: 'talents' | 'posts'): Problem {
  const key = list === 'talents' ? 'slug' : 'slug and language'
  const reason = `an entry has no valid ${key}, so an import removes none of this list`
  return { file: AGENCY_FILE, place: list, reason }
}

function unreadable(
  reason: string,
  { file = AGENCY_FILE, line = null }: { file?: string; line?: number | null } = {},
): ReadFolder {
  return { status: 'invalid', problems: [{ file, place: '', reason, line }] }
}

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
