import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { variables } from '#server/environment/variables.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const text = read('docs/operations.md').replaceAll(/\n\s*/g, ' ')
const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe('docs/operations.md', () => {
  it('names only commands that there are', () => {
    const manifest: unknown = JSON.parse(read('package.json'))
    const scripts = all(/npm run ([a-z:]+)/g)
    expect(scripts).toContain('agency')
    for (const name of scripts) expect(manifest).toHaveProperty(['scripts', name])
    expect(commandsOf('agency.ts')).toContain('backup')
    const commands = all(/(?:npm run agency --|passarela-agency|agency\.ts) ([a-z]+)/g)
    const known = [...commandsOf('agency.ts'), ...wordsOf('agency.ts')]
    for (const name of commands) expect(known).toContain(name)
    for (const group of ['applications', 'outbox']) {
      const named = all(new RegExp(`agency -- ${group} ([a-z]+)`, 'g'))
      expect(named.length).toBeGreaterThan(0)
      for (const name of named)
        expect(wordsOf(`commands/${group}-command.ts`, group)).toContain(name)
    }
  })

  it('names only variables that the site or compose.yaml reads', () => {
    const known = new Set<string>([
      ...variables.map(([name]) => name),
      'NODE_EXTRA_CA_CERTS',
      'COMPOSE_ENV_FILES',
    ])
    const named = all(/\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g)
    expect(named).toContain('TRUSTED_PROXIES')
    const strange = named.filter(
      (name) => !known.has(name) && !read('compose.yaml').includes(`{${name}`),
    )
    expect(strange).toEqual([])
  })

  it('has each heading in its contents', () => {
    const headings = [...read('docs/operations.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name)
    expect(all(/- \[([^\]]+)\]\(#/g)).toEqual(headings)
  })
})

describe('the changelog', () => {
  it('says in each release what an operator must know', () => {
    const [, ...releases] = read('CHANGELOG.md').split(/^## /m)
    expect(releases.length).toBeGreaterThan(0)
    for (const release of releases) {
      expect(release).toMatch(/^\d+\.\d+\.\d+, (?:not yet released|\d{4}-\d\d-\d\d)\n/)
      expect(release).toContain('\n### What an operator must know\n')
    }
  })

  it('begins with the release that package.json and its lock name', () => {
    const [, first] = /^## (\S+),/m.exec(read('CHANGELOG.md')) ?? []
    const versionIn = (path: string) => /^ {2}"version": "([^"]+)"/m.exec(read(path))?.[1]
    expect([versionIn('package.json'), versionIn('package-lock.json')]).toEqual([first, first])
  })
})

/** The commands in the usage of `npm run agency` that a folder follows. */
function commandsOf(file: string): string[] {
  return [...read(`server/${file}`).matchAll(/agency -- ([a-z|]+) </g)].flatMap(([, names = '']) =>
    names.split('|'),
  )
}

/** The words in a usage, after a group's name or at first. */
function wordsOf(file: string, group?: string): string[] {
  const pattern = new RegExp(`agency -- ${group === undefined ? '' : `${group} `}([a-z|]+)`, 'g')
  return [...read(`server/${file}`).matchAll(pattern)].flatMap(([, names = '']) => names.split('|'))
}
