import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { variables } from '#server/environment/variables.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

const sources = globSync('**/*.{ts,tsx,css,mjs}', {
  cwd: root,
  exclude: ['node_modules', 'build', 'data', 'artifacts', 'test-results'],
})

function headingsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
}

/** The fragment by which GitHub links to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

/** The words between backticks. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/** A file with each comment of several lines in one, so that a source that goes on in the next line is found too. */
function withoutLineEnds(path: string): string {
  return read(path).replace(/\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
}

describe('the documents', () => {
  it('list every variable that the site reads in the README’s table', () => {
    const [, table = ''] =
      /<!-- variables[^>]*-->\n\n([\s\S]*?)\n\n<!-- \/variables -->/.exec(read('README.md')) ?? []
    const rows = variables.map(
      ([name, fallback, meaning]) =>
        `| \`${name}\` | ${fallback === '' ? 'unset' : `\`${fallback}\``} | ${meaning} |`,
    )
    const head = ['| variable | default | meaning |', '| --- | --- | --- |']
    expect(table.split('\n')).toEqual([...head, ...rows])
  })

  it('list them in .env.example too', () => {
    const lines = variables.flatMap(([name, fallback, meaning]) => [
      `# ${meaning}`,
      `# ${name}=${fallback}`,
    ])
    expect(read('.env.example')).toBe(`${lines.join('\n')}\n`)
  })

  it('name only commands that package.json has', () => {
    const manifest: unknown = JSON.parse(read('package.json'))
    expect(manifest).toHaveProperty('scripts')
    const commands = documents.flatMap((path) =>
      [...read(path).matchAll(/npm run (?:-s )?([a-z]+)/g)].map(([, name = '']) => name),
    )
    expect(commands.length).toBeGreaterThan(4)
    for (const command of commands) expect(manifest).toHaveProperty(['scripts', command])
  })

  it('lead only to files that are there', () => {
    const dead = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, link = '']) => join(dirname(path), link))
        .filter((link) => !existsSync(join(root, link))),
    )
    expect(dead).toEqual([])
  })

  it('name for each rule of the product its tests, and before them no test but the code that decides it', () => {
    const rules = read('docs/product.md').match(/^- .+$/gm) ?? []
    expect(rules.length).toBeGreaterThan(300)
    const code = String.raw`(?:\[code\]\((?!\.\.\/tests\/)(?![^)]*\.test\.)[^)]+\) · )?`
    const test = String.raw`\[[\w-]+\]\([^)]+\.(?:test|journey)\.tsx?\)`
    const form = new RegExp(String.raw` \(${code}${test}(?:, ${test})*\)$`)
    expect(rules.filter((rule) => !form.test(rule))).toEqual([])
  })

  it('name for each requirement of security its tests, or say that there are none', () => {
    const [, ...chapters] = read('docs/security.md').split(/^## V/m)
    const rows = chapters.flatMap((chapter) => chapter.match(/^\| \d.+$/gm) ?? [])
    expect(rows.length).toBeGreaterThan(100)
    const test = String.raw`\[[\w-]+\]\([^)]+\.(?:test|journey)\.tsx?\)`
    const form = new RegExp(String.raw` \| (?:no test|document|${test}(?:, ${test})*) \|$`)
    expect(rows.filter((row) => !form.test(row))).toEqual([])
  })

  it('have every goal of safety once, each with its tests and a day', () => {
    const rows = read('docs/safety.md').match(/^\| [A-Z]\d+ .+$/gm) ?? []
    const counts = { R: 14, U: 10, L: 10, S: 12, I: 10, P: 7, W: 7 }
    const ids = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
    )
    expect(rows.map((row) => /^\| (\w+)/.exec(row)?.[1])).toEqual(ids)
    const test = String.raw`\[[\w-]+\]\([^)]+\.(?:test|journey)\.tsx?\)`
    const form = new RegExp(String.raw` \| (?:no test|${test}(?:, ${test})*), 20\d\d-\d\d-\d\d \|$`)
    expect(rows.filter((row) => !form.test(row))).toEqual([])
    const named = rows.flatMap((row) => [
      ...row.matchAll(/\[([\w-]+)\]\([^)]*\/([\w-]+)\.(?:test|journey)/g),
    ])
    expect(named.filter(([, name, file]) => name !== file)).toEqual([]) // a name is a word of the row’s command
  })

  it('lead only to headings that are there', () => {
    const dead = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)]
        .map(([, link = '', anchor = '']) => ({
          link: link === '' ? path : join(dirname(path), link),
          anchor,
        }))
        .filter(({ link, anchor }) => !headingsOf(link).map(anchorOf).includes(anchor))
        .map(({ link, anchor }) => `${path}: ${link}#${anchor}`),
    )
    expect(dead).toEqual([])
  })

  it('name in the way of a rendered page only functions that are in their folders', () => {
    const rows = read('docs/architecture.md').match(/^\| \d+ .+$/gm) ?? []
    const named = rows.flatMap((row) => {
      const [, functions = '', place = ''] = row.split(' | ')
      return namesIn(functions).map((name) => ({ name, place: namesIn(place)[0] ?? '' }))
    })
    expect(named.length).toBeGreaterThan(25)
    const dead = named.filter(
      ({ name, place }) =>
        !sources.some(
          (path) => path.startsWith(place) && new RegExp(`\\b${name}\\b`).test(read(path)),
        ),
    )
    expect(dead).toEqual([])
  })

  it('say which folders there are', () => {
    const folders = globSync('*/', { cwd: root }).filter(
      (folder) => !['node_modules', 'build', 'data', 'artifacts', 'test-results'].includes(folder),
    )
    const [, rooms = ''] = /^## Rooms\n(.*?)^## /ms.exec(read('docs/architecture.md')) ?? []
    expect(folders.filter((folder) => !rooms.includes(`\n| \`${folder}/`))).toEqual([])
  })
})

describe('the source that a comment names', () => {
  it('is a document of ours, and a heading that is in it', () => {
    expect(sources.length).toBeGreaterThan(500)
    const named = sources.flatMap((path) =>
      [...withoutLineEnds(path).matchAll(/\b(docs\/[\w-]+\.md)(?:: ([^();]+)(?=[);]))?/g)].map(
        ([, document = '', heading]) => ({ path, document, heading }),
      ),
    )
    expect(named.length).toBeGreaterThan(100)
    const dead = named.filter(
      ({ document, heading }) =>
        !existsSync(join(root, document)) ||
        (heading !== undefined && !headingsOf(document).includes(heading.trim())),
    )
    expect(dead).toEqual([])
  })

  it('is never one that a reader does not have', () => {
    const elsewhere =
      /(?:\s\(|; |\/\/ )(?:spec \d|(?:safety|contract|decisions?|design)(?:\)|: | (?:rule|goal|[A-Z\d])))[^)]{0,40}/g
    const found = sources.flatMap((path) =>
      [...withoutLineEnds(path).matchAll(elsewhere)].map(([text]) => `${path}: ${text.trim()}`),
    )
    expect(found).toEqual([])
  })
})
