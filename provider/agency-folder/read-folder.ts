import { AgencyFolder } from '#contract/agency-folder.ts'
import { isRecord, readTolerantly } from '#contract/reading.ts'

import { findFolder, readText } from './folder-files.ts'
import { parseJsonText } from './json-text.ts'
import { locateProblems } from './locate-problems.ts'
import { type NamedKeys, namedKeysIn } from './named-keys.ts'
import { nearestWord } from './nearest-word.ts'
import { AGENCY_FILE, type LocatedProblem, type Problem } from './problem.ts'
import { placeOf, problemsIn, warningsIn } from './reading-problems.ts'

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
