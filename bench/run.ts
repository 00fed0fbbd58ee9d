import { benchApplications } from './applications/bench-applications.ts'
import { benchAttacks } from './attacks/bench-attacks.ts'
import { benchDocuments } from './documents/bench-documents.ts'
import { benchImport } from './import/bench-import.ts'
import { benchS3Import } from './import/bench-s3-import.ts'
import { benchLoad } from './load/bench-load.ts'
import { benchMachines } from './machines/bench-machines.ts'
import { benchRecovery } from './machines/bench-recovery.ts'
import { type Figure, machine, tableOf } from './figures.ts'
import { benchPages } from './pages/bench-pages.ts'
import { benchPictures } from './pictures/bench-pictures.ts'
import { benchRoster } from './roster/bench-roster.ts'
import { benchTelephone } from './telephone/bench-telephone.ts'

// `npm run bench`, `npm run bench -- roster`: measures the built site and prints tables for docs/performance.md.
const benchmarks: Readonly<Record<string, () => Promise<Figure[]>>> = {
  pages: benchPages,
  roster: benchRoster,
  documents: benchDocuments,
  applications: benchApplications,
  load: benchLoad,
  attacks: benchAttacks,
  pictures: benchPictures,
  import: benchImport,
  's3-import': benchS3Import,
  telephone: benchTelephone,
  machines: benchMachines,
  recovery: benchRecovery,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name))
if (unknown.length > 0) {
  process.stderr.write(
    `No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.\n`,
  )
  process.exit(64)
}
for (const [name, bench] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  process.stderr.write(`Measuring ${name}.\n`)
  const figures = await bench()
  process.stdout.write(`\n## ${name}\n\n${machine()}\n\n${tableOf(figures)}\n`)
}
