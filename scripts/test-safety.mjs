// `npm run test:safety`: runs the first test of each goal in docs/safety.md, as `npm test` does before all others.
// `npm run test:safety -- R5 U`: runs all tests of the goal R5 and of all goals U. `NIGHTLY=1` gives the tests their full size, and runs
// those that need tools of the system.
import { spawnSync } from 'node:child_process'

import { firstTestsOfGoals, testsOfGoals } from './tests-of-goals.mjs'

const words = process.argv.slice(2)
const chosen = [...testsOfGoals()].filter(([id]) => words.includes(id) || words.includes(id[0]))
const tests = new Set(
  words.length === 0 ? firstTestsOfGoals() : chosen.flatMap(([, paths]) => paths),
)
if (tests.size === 0) {
  console.error(`docs/safety.md has no tests for ${words.join(' ')}.`)
  process.exit(1)
}
if (process.env.NIGHTLY !== '1') console.log('Only NIGHTLY=1 runs tests/system.')
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', ...tests], { stdio: 'inherit' })
process.exit(status ?? 1)
