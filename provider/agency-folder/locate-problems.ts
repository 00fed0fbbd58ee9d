import { findLines } from './json-text.ts'
import type { NamedKeys } from './named-keys.ts'
import { AGENCY_FILE, type LocatedProblem, type Problem } from './problem.ts'

/**
 * Finds the line of `agency.json` for each problem: the line with the problem's file name, else the line of its place or of the
 * nearest value around it. Returns the problems in the file's order.
 */
export function locateProblems(
  problems: readonly Problem[],
  text: string,
  named: NamedKeys,
): LocatedProblem[] {
  if (problems.length === 0) return []
  const keyed = problems.map((problem) => ({ problem, keys: keysFor(problem, named) }))
  const wanted = new Set(keyed.flatMap(({ keys }) => keys))
  const lines = findLines(text, (path, string) => {
    const keys = [path.join('.')]
    if (string !== null)
      keys.push(fileKey(path[0], string), fileKey(path.slice(0, 2).join('.'), string))
    return keys.filter((key) => wanted.has(key))
  })
  const located = keyed.map(({ problem, keys }) => {
    const key = keys.find((each) => lines.has(each)) ?? ''
    return { ...problem, line: lines.get(key) ?? null }
  })
  return located.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
}

/** The keys under which a problem's line may be found, the best first. */
function keysFor({ file, place }: Problem, named: NamedKeys): string[] {
  const steps = stepsOf(place, named)
  const around = [...steps.keys(), steps.length].map((count) => steps.slice(0, count).join('.'))
  const entry = steps.slice(0, 2).join('.')
  return [...(file === AGENCY_FILE ? [] : [fileKey(entry, file)]), ...around.toReversed()]
}

const fileKey = (entry: string | number | undefined, file: string) => `${entry} ${file}`

/** A place as a path from the root: `talents.ana.cover` becomes `['talents', '3', 'cover']`. */
function stepsOf(place: string, { talents, posts }: NamedKeys): string[] {
  const [list = '', ...rest] = place === '' ? [] : place.split('.')
  const [first = '', second = ''] = rest
  const talent = list === 'talents' ? talents.get(first)?.[0] : undefined
  if (talent !== undefined) return [list, String(talent), ...rest.slice(1)]
  const post = list === 'posts' ? posts.get(`${first}/${second}`)?.[0] : undefined
  if (post !== undefined) return [list, String(post), ...rest.slice(2)]
  return [list, ...rest].filter((step) => step !== '')
}
