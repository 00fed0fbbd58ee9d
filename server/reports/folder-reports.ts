import type { CheckReport } from '#provider/agency-folder/check-folder.ts'
import type { ExportReport } from '#provider/agency-folder/export-folder.ts'
import type { ImportReport } from '#provider/agency-folder/import-folder.ts'
import { AGENCY_FILE, type LocatedProblem } from '#provider/agency-folder/problem.ts'

import { printable } from './printable.ts'

/** What an import did, in lines for a terminal: a line a problem, then the entries that changed. */
export function describeImport(report: ImportReport): string {
  const warnings = report.status === 'imported' ? describeWarnings(report.warnings) : []
  return inLines([...warnings, ...report.problems.map(describeProblem), changesOf(report)])
}

/** What is wrong in a folder: files that nobody names, then a line a problem, then how much was looked at. */
export function describeCheck(report: CheckReport): string {
  const problems = report.problems.map(describeProblem)
  if (report.status === 'unreadable') return inLines([...problems, 'Nothing could be imported.'])
  const { unnamed, warnings, talents, posts, files } = report
  const notes = unnamed.map((file) => `note: ${file} is not named in ${AGENCY_FILE}`)
  const count = problems.length === 0 ? 'No problems' : countOf(problems.length, 'problem')
  const looked = [countOf(talents, 'talent'), countOf(posts, 'post'), countOf(files, 'file')]
  return inLines([
    ...notes,
    ...describeWarnings(warnings),
    ...problems,
    `${count}; ${looked.join(', ')}.`,
  ])
}

/** What was written, after a line a file that should have been there to be written. */
export function describeExport(report: Exported, folder: string): string {
  const missing = report.missing.map((file) => `${file}: is no longer in MEDIA_STORAGE`)
  const { talents, posts, files } = report
  const written = [countOf(talents, 'talent'), countOf(posts, 'post'), countOf(files, 'file')]
  return inLines([...missing, `${written.join(', ')} in ${folder}.`])
}

type Exported = Extract<ExportReport, { status: 'exported' }>

const ALIKE = 10

/** A line a warning; of those for one reason the first few, and how many more there are. */
function describeWarnings(warnings: readonly LocatedProblem[]): string[] {
  const byReason = Map.groupBy(warnings, ({ reason }) => reason)
  return [...byReason].flatMap(([reason, alike]) => {
    const written = alike.slice(0, ALIKE).map((warning) => `warning: ${describeProblem(warning)}`)
    const more = alike.length - written.length
    return more > 0
      ? [...written, `warning: ${counts.format(more)} more like this: ${reason}`]
      : written
  })
}

/** As compilers do, so that editors lead there: the line of `agency.json`, the place, and what is wrong. */
function describeProblem({ file, place, reason, line }: LocatedProblem): string {
  if (line === null) return `${[file, place].filter(Boolean).join(' ')}: ${reason}`
  const where = [`${AGENCY_FILE}:${line}`, place].filter(Boolean).join(' ')
  return `${where}: ${file === AGENCY_FILE ? '' : `${file} `}${reason}`
}

function changesOf(report: ImportReport): string {
  if (report.status === 'unreadable') return 'Nothing was imported.'
  const changes = Object.entries(report.counts).flatMap(([kind, { created, updated, removed }]) => {
    const parts = [
      created > 0 && `${created} new`,
      updated > 0 && `${updated} changed`,
      removed > 0 && `${removed} removed`,
    ].filter((part) => part !== false)
    return parts.length === 0 ? [] : [`${kind}: ${parts.join(', ')}`]
  })
  return changes.length === 0 ? 'Nothing changed.' : `${changes.join('; ')}.`
}

/** Names of files and entries are foreign texts. */
function inLines(lines: readonly string[]): string {
  return lines.map((line) => `${printable(line)}\n`).join('')
}

const counts = new Intl.NumberFormat('en')

function countOf(number: number, what: string): string {
  return `${counts.format(number)} ${what}${number === 1 ? '' : 's'}`
}
