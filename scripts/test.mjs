// `npm test`: runs all checks in turn, even after a failure, then prints one line: `N passed, N failed`. The first test of each goal in
// docs/safety.md runs before all others. `npm test -- favorites post` runs only the test files whose path contains one of the words, and
// all other checks.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

import { firstTestsOfGoals } from './tests-of-goals.mjs'

const reports = { vitest: 'test-results/vitest.json', playwright: 'test-results/journeys.json' }
const words = process.argv.slice(2)
const checks = [
  { name: 'types', command: 'react-router typegen && tsc' },
  { name: 'formatting', command: 'oxfmt --check' },
  { name: 'lint and import rules', command: 'oxlint' },
  { name: 'unused code', command: 'knip' },
  ...(words.length > 0 ? testsOf('these words', words, words) : allTests()),
]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
process.env.JOURNEY_DATA_DIR = 'test-results/site' // of all journeys: its pictures are made once
const outcomes = checks.map(run)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
writeFileSync('test-results/summary.json', JSON.stringify({ passed, failed }))
for (const { title, message } of outcomes.flatMap(({ failures }) => failures)) {
  console.log(`\nFailed: ${title}\n${message.split('\n').slice(0, 12).join('\n')}`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** The first test of each goal of safety, then all others. */
function allTests() {
  const list = spawnSync('vitest', ['list', '--filesOnly', '--json'], { encoding: 'utf8' })
  if (list.status !== 0) return testsOf('all', [], []) // they will say why
  const units = JSON.parse(list.stdout).map(({ file }) => relative(process.cwd(), file))
  const journeys = globSync('tests/journeys/**/*.journey.ts')
  const goals = new Set(firstTestsOfGoals())
  const isOfGoal = (path) => goals.has(path)
  const isOther = (path) => !goals.has(path)
  return [
    ...testsOf('the goals of safety', units.filter(isOfGoal), journeys.filter(isOfGoal), 'goals'),
    ...testsOf('all else', units.filter(isOther), journeys.filter(isOther)),
  ]
}

/**
 * The unit and contract tests, and the journeys, in files whose path contains one of the words. What a failed journey leaves is in
 * `folder`.
 */
function testsOf(subject, unitWords, journeyWords, folder = 'journeys') {
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${reports.vitest}`
  return [
    {
      name: `unit and contract tests: ${subject}`,
      // words first: vitest takes the word after a flag for its value
      command: `vitest run ${quoted(unitWords)} ${reporters} --pass-with-no-tests`,
      read: () => readVitest(words.length > 0 ? [] : unitWords),
    },
    {
      name: `journeys in the browser: ${subject}`,
      command: `playwright test ${quoted(journeyWords)} --output=test-results/${folder} --pass-with-no-tests`,
      read: readPlaywright,
    },
  ]
}

function quoted(paths) {
  return paths.map((path) => `'${path.replaceAll("'", '')}'`).join(' ')
}

/** A check without a report counts as one. A check with a bad exit code has failed at least once. */
function run({ name, command, read }) {
  console.log(`\n— ${name}`)
  for (const report of Object.values(reports)) rmSync(report, { force: true })
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  const outcome = read?.() ?? { passed: status === 0 ? 1 : 0, failed: 0, failures: [] }
  if (status === 0) return outcome
  const broken = { title: `the check “${name}”`, message: '' }
  return {
    ...outcome,
    failed: Math.max(outcome.failed, 1),
    failures: [broken, ...outcome.failures],
  }
}

/** `paths` of test files that must have run; one that has not counts as failed. */
function readVitest(paths) {
  const report = readReport(reports.vitest)
  if (report === null) return null
  const results = report.testResults.flatMap(({ name, message, assertionResults }) => [
    { status: message ? 'failed' : 'passed', fullName: name, failureMessages: [message] },
    ...assertionResults,
  ])
  const ran = new Set(report.testResults.map(({ name }) => relative(process.cwd(), name)))
  const forgotten = paths.filter((path) => !ran.has(path))
  const failures = results
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] }) => ({ title: fullName, message }))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + forgotten.length,
    failures: [...failures, ...forgotten.map((path) => ({ title: path, message: 'did not run' }))],
  }
}

function readPlaywright() {
  const report = readReport(reports.playwright)
  if (report === null) return null
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
  const failures = report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      message: tests[0]?.results.at(-1)?.error?.message ?? '',
    }))
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky, failures }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null // it ended before writing a report; its exit code shows the failure
  }
}
