import { readFileSync } from 'node:fs'

/**
 * The tests of each goal in docs/safety.md, by its id, in the order of the row. Those that need tools of the system are left out
 * unless `NIGHTLY=1` is set: they do not run by day.
 */
export function testsOfGoals() {
  const rows = readFileSync('docs/safety.md', 'utf8').matchAll(/^\| ([A-Z]\d+) \|.*\| (.+) \|$/gm)
  return new Map([...rows].map(([, id, links]) => [id, pathsIn(links).filter(runsNow)]))
}

/** The first test of each goal: all goals in a few minutes. */
export function firstTestsOfGoals() {
  return [...new Set([...testsOfGoals().values()].flatMap((tests) => tests.slice(0, 1)))]
}

function pathsIn(links) {
  return links.match(/(?<=\]\(\.\.\/)[^)]+/g) ?? []
}

function runsNow(path) {
  return process.env.NIGHTLY === '1' || !path.startsWith('tests/system/')
}
