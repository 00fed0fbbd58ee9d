// `npm test`: runs all checks in turn, even after a failure, then prints one line: `N passed, N failed`. `npm test -- favorites post`
// runs only the test files whose path contains one of the words, and all other checks.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const results = 'test-results'
const words = process.argv.slice(2).map((word) => `'${word.replaceAll("'", '')}'`)
const only = words.length === 0 ? '' : `${words.join(' ')} --pass-with-no-tests`
const checks = [
  { name: 'types', command: 'react-router typegen && tsc' },
  { name: 'formatting', command: 'oxfmt --check' },
  { name: 'lint and import rules', command: 'oxlint' },
  { name: 'unused code', command: 'knip' },
  {
    name: 'unit and contract tests',
    command: `vitest run --reporter=dot --reporter=json --outputFile.json=${results}/vitest.json ${only}`,
    count: countVitest,
  },
  { name: 'journeys in the browser', command: `playwright test ${only}`, count: countPlaywright },
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const counts = checks.map(run)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
writeFileSync(`${results}/summary.json`, JSON.stringify({ passed, failed }))
const failedChecks = checks.filter((_, index) => counts[index].failed > 0)
const broken = failedChecks.map(({ name }) => ({ title: `the check “${name}”`, message: '' }))
for (const { title, message } of [...broken, ...vitestFailures(), ...playwrightFailures()]) {
  console.log(`\nFailed: ${title}\n${message.split('\n').slice(0, 12).join('\n')}`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A check without counts counts as one. A check with a bad exit code has failed at least once. */
function run({ name, command, count }) {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json` },
  })
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  return { ...counted, failed: Math.max(counted.failed, status === 0 ? 0 : 1) }
}

function countVitest() {
  const report = readReport('vitest.json')
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countPlaywright() {
  const report = readReport('journeys.json')
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }
  )
}

function vitestFailures() {
  const files = readReport('vitest.json')?.testResults ?? []
  return files
    .flatMap(({ name, message, assertionResults }) => [
      { status: message ? 'failed' : 'passed', fullName: name, failureMessages: [message] },
      ...assertionResults,
    ])
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] }) => ({ title: fullName, message }))
}

function playwrightFailures() {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
  return (readReport('journeys.json')?.suites ?? [])
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      message: tests[0]?.results.at(-1)?.error?.message ?? '',
    }))
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${results}/${name}`, 'utf8'))
  } catch {
    return null // it ended before writing a report; its exit code shows the failure
  }
}
