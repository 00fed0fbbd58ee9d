import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { variables } from '#server/environment/variables.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

describe('the documents', () => {
  it('tell of every variable that the site reads, in the README’s table', () => {
    const [, table = ''] =
      /<!-- variables[^>]*-->\n\n([\s\S]*?)\n\n<!-- \/variables -->/.exec(read('README.md')) ?? []
    const rows = variables.map(
      ({ name, fallback, meaning }) =>
        `| \`${name}\` | ${fallback === '' ? 'unset' : `\`${fallback}\``} | ${meaning} |`,
    )
    const head = ['| variable | default | meaning |', '| --- | --- | --- |']
    expect(table.split('\n')).toEqual([...head, ...rows])
  })

  it('tell of them in .env.example too', () => {
    const lines = variables.flatMap(({ name, fallback, meaning }) => [
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

  it('say which folders there are', () => {
    const folders = globSync('*/', { cwd: root }).filter(
      (folder) => !['node_modules', 'build', 'data', 'artifacts', 'test-results'].includes(folder),
    )
    const layout = read('README.md').split('## How it is laid out')[1] ?? ''
    expect(folders.filter((folder) => !layout.includes(`${folder}/`))).toEqual([])
  })
})
