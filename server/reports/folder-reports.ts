import { isTrackPath } from '#agency/gallery.ts'
import type { CheckReport } from '#provider/agency-folder/check-folder.ts'
import type { ExportReport } from '#provider/agency-folder/export-folder.ts'
import type { ImportReport } from '#provider/agency-folder/import-folder.ts'
import { AGENCY_FILE, type LocatedProblem } from '#provider/agency-folder/problem.ts'

import { inLines } from './printable.ts'

/** The report of an import, for a terminal: a line per warning and problem, then the changes. */
export function describeImport(report: ImportReport): string {
  const warnings = report.status === 'imported' ? describeWarnings(report.warnings) : []
  return inLines([...warnings, ...report.problems.map(describeProblem), changesOf(report)])
}

/** The report of a check: unnamed files, a line per warning and problem, then the counts. */
export function describeCheck(report: CheckReport): string {
  const problems = report.problems.map(describeProblem)
  if (report.status === 'invalid') return inLines([...problems, 'Nothing could be imported.'])
  const { unnamed, warnings, talents, posts, files } = report
  const notes = unnamed.map((file) => `note: ${file} ${whyUnused(file)}`)
  const count = problems.length === 0 ? 'No problems' : countOf(problems.length, 'problem')
  const looked = [countOf(talents, 'talent'), countOf(posts, 'post'), countOf(files, 'file')]
  return inLines([
    ...notes,
    ...describeWarnings(warnings),
    ...problems,
    `${count}; ${looked.join(', ')}.`,
  ])
}

/** Captions belong to a film by their name, and nothing else names them. */
function whyUnused(file: string): string {
  if (isTrackPath(file))
    return 'belongs to no film of videos or digitalVideos: it must end in .vtt, .chapters.vtt, or these after .pt, .en or .es'
  return `is not named in ${AGENCY_FILE}`
}

/** The report of an export: a line per missing file, then the counts. */
export function describeExport(report: Exported, folder: string): string {
  const missing = report.missing.map((file) => `${file}: is no longer in MEDIA_STORAGE`)
  const { talents, posts, files } = report
  const written = [countOf(talents, 'talent'), countOf(posts, 'post'), countOf(files, 'file')]
  return inLines([...missing, `${written.join(', ')} in ${folder}.`])
}

type Exported = Extract<ExportReport, { status: 'exported' }>

const ALIKE = 10

/** A line per warning; for each reason, the first few and the number of the rest. */
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

/** In the format of compilers, which editors link: the line of `agency.json`, the place, and the problem. */
function describeProblem({ file, place, reason, line }: LocatedProblem): string {
  if (line === null) return `${[file, place].filter(Boolean).join(' ')}: ${reason}`
  const where = [`${AGENCY_FILE}:${line}`, place].filter(Boolean).join(' ')
  return `${where}: ${file === AGENCY_FILE ? '' : `${file} `}${reason}`
}

function changesOf(report: ImportReport): string {
  if (report.status === 'invalid') return 'Nothing was imported.'
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

const counts = new Intl.NumberFormat('en')

function countOf(number: number, what: string): string {
  return `${counts.format(number)} ${what}${number === 1 ? '' : 's'}`
}
