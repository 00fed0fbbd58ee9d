// `npm run test:safety -- R5 U`: runs the tests of row R5 and of all rows U in docs/safety.md, as `npm test` does; without words those of
// all rows. `NIGHTLY=1` gives the tests their full size, and runs those that need tools of the system.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const chosen = process.argv.slice(2)
const isChosen = (id) => chosen.length === 0 || chosen.includes(id) || chosen.includes(id[0])
const rows = readFileSync('docs/safety.md', 'utf8').matchAll(/^\| ([A-Z]\d+) \|.*\| (.+) \|$/gm)
const links = [...rows].filter(([, id]) => isChosen(id)).map(([, , tests]) => tests)
const tests = new Set(links.join().match(/(?<=\]\(\.\.\/)[^)]+/g))
if (tests.size === 0) {
  console.error(`docs/safety.md has no tests for ${chosen.join(' ')}.`)
  process.exit(1)
}
const ofNight = [...tests].filter((path) => path.startsWith('tests/system/'))
if (process.env.NIGHTLY !== '1' && ofNight.length > 0)
  console.log(`Only NIGHTLY=1 runs ${ofNight.join(', ')}.`)
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', ...tests], { stdio: 'inherit' })
process.exit(status ?? 1)
