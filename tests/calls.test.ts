import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Call = { call: string; name: string; described: string }
type Row = Call & { sentBy: string; answeredBy: string }

const calls = await callsOfContract()
const rows = rowsOf(read('docs/calls.md'))

describe('the table of calls', () => {
  it('has every call of the contract once, with where it is described', () => {
    expect(calls.length).toBeGreaterThan(15)
    const told = rows.map(({ call, name, described }) => ({ call, name, described }))
    expect(sorted(told)).toEqual(sorted(calls))
  })

  it.each(rows)('names who sends $call, and who answers it', ({ name, described, ...row }) => {
    const upstream = globSync('upstream/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    const senders = upstream.filter((path) => imports(path, name, described))
    expect(senders).toContain(row.sentBy)
    expect(imports(row.answeredBy, name, described)).toBe(true)
  })

  it('names only files that are there', () => {
    const named = read('docs/calls.md').match(
      /(?<=`)(?:contract|upstream|provider|server|site)\/[^`]+\.tsx?(?=`)/g,
    )
    expect(named?.length).toBeGreaterThan(40)
    for (const path of named ?? []) expect(() => read(path)).not.toThrow()
  })
})

async function callsOfContract(): Promise<Call[]> {
  const files = globSync('contract/{integration,panel}/*.ts', { cwd: root })
  const modules = await Promise.all(
    files
      .filter((path) => !path.endsWith('.test.ts'))
      .map(async (path) => ({ path, module: await import(pathToFileURL(join(root, path)).href) })),
  )
  return modules.flatMap(({ path, module }) =>
    Object.entries(module).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ call: `${value.method} ${value.path}`, name, described: path }] : [],
    ),
  )
}

function isEndpoint(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function rowsOf(document: string): Row[] {
  const row =
    /^\| `(?<call>(?:GET|POST) \/[^`]+)` \| `(?<name>\w+)` in `(?<described>[^`]+)` \| `(?<sentBy>[^`]+)` \| `(?<answeredBy>[^`]+)` \| [^|]+ \|$/gm
  return [...document.matchAll(row)].map(({ groups = {} }) => ({
    call: groups['call'] ?? '',
    name: groups['name'] ?? '',
    described: groups['described'] ?? '',
    sentBy: groups['sentBy'] ?? '',
    answeredBy: groups['answeredBy'] ?? '',
  }))
}

/** Whether a file imports that name from that file of the contract. */
function imports(path: string, name: string, described: string): boolean {
  const statements = read(path).matchAll(/^import (?!type)\{([^}]*)\} from '#([^']+)'/gm)
  return [...statements].some(
    ([, names = '', from]) =>
      from === described && names.split(',').some((each) => each.trim() === name),
  )
}

function sorted(list: readonly Call[]): Call[] {
  return list.toSorted((a, b) => a.call.localeCompare(b.call))
}
