import type { ImportReport } from '#provider/agency-folder/import-folder.ts'

/** What an import did, in lines for a terminal: a line a problem, then the entries that changed. */
export function describeImport(report: ImportReport): string {
  const problems = report.problems.map(
    ({ file, place, reason }) => `${[file, place].filter(Boolean).join(', ')}: ${reason}`,
  )
  return [...problems, summaryOf(report), ''].join('\n')
}

function summaryOf(report: ImportReport): string {
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
