import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type Locale, locales } from '#agency/locale.ts'
import { messagesOf } from '#site/i18n/catalogues.ts'
import {
  loadFormMessages,
  loadMessageFormMessages,
  loadScoutingMessages,
} from '#site/i18n/lazy-catalogues.ts'

import { type FolderRule, folderRules, innerFolderRules, pageFolders } from '../import-rules.ts'

type Import = { from: string; specifier: string; isTypeOnly: boolean }

const root = resolve(import.meta.dirname, '..')
const sources = globSync(`{${Object.keys(folderRules).join(',')}}/**/*.{ts,tsx}`, { cwd: root })
const imports = sources.flatMap((from) => importsOf(from))
const programImports = imports.filter(({ from }) => !/\.test\.tsx?$/.test(from))
const productImports = programImports.filter(({ from }) => !from.includes('.fixture.'))

/** Every import and re-export of a file, dynamic ones included. */
function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8')
  const statements =
    /^(?:import|export)\s(?<type>type\s)?(?:[^'"();]*?\sfrom\s)?['"](?<path>[^'"]+)['"]|import\(\s*['"](?<dynamic>[^'"]+)['"]/gm
  return [...text.matchAll(statements)].map(({ groups }) => ({
    from,
    specifier: groups?.['path'] ?? groups?.['dynamic'] ?? '',
    isTypeOnly: groups?.['type'] !== undefined,
  }))
}

/** The file of ours that an import leads to, from the project's root; null for a package. */
function targetOf({ from, specifier }: Import): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : null
}

const folderOf = (path: string) => path.split('/')[0] ?? ''
/** The folder that a file lies in; a file with a line of its own stands for itself. */
const innerFolderOf = (path: string) => (path in innerFolderRules ? path : dirname(path))

function ruleOf(rules: Record<string, FolderRule>, folder: string): FolderRule {
  return rules[folder] ?? { mayImport: [] }
}

function mayImport(rules: Record<string, FolderRule>, from: string, to: string, isType: boolean) {
  const { mayImport: open, mayImportTypesOf = [] } = ruleOf(rules, from)
  return from === to || open.includes(to) || (isType && mayImportTypesOf.includes(to))
}

describe('the house', () => {
  it('is read whole', () => {
    expect(sources.length).toBeGreaterThan(80)
    expect(imports.length).toBeGreaterThan(200)
  })

  it('has no folder that the table of import rules does not know', () => {
    const ours = ['bench', 'demo', 'deploy', 'docs', 'scripts', 'tests']
    const made = ['node_modules', 'build', 'data', 'artifacts', 'test-results']
    const known = [...ours, ...made]
    const folders = globSync('*/', { cwd: root }).filter(
      (folder) => !folder.startsWith('.') && !known.includes(folder),
    )
    expect(folders.filter((folder) => !(folder in folderRules))).toEqual([])
    const inner = new Set(sources.map(innerFolderOf).filter((folder) => folder.includes('/')))
    expect([...inner].filter((folder) => !(folder in innerFolderRules))).toEqual([])
  })

  it('has no circle in its rules', () => {
    for (const rules of [folderRules, innerFolderRules] as Record<string, FolderRule>[]) {
      const visit = (folder: string, path: string[]): string[] =>
        path.includes(folder)
          ? [...path, folder]
          : ruleOf(rules, folder).mayImport.flatMap((next) => visit(next, [...path, folder]))
      expect(Object.keys(rules).flatMap((folder) => visit(folder, []))).toEqual([])
    }
  })
})

describe('an import', () => {
  it('of a fixture stands in tests and fixtures only', () => {
    const strays = programImports.filter(
      ({ from, specifier }) => specifier.includes('.fixture.') && !from.includes('.fixture.'),
    )
    expect(strays).toEqual([])
  })

  it('crosses folders by their name, never by a path upwards', () => {
    const climbing = imports.filter((each) => {
      const target = targetOf(each)
      const isGenerated = each.specifier.includes('+types')
      return (
        target !== null &&
        each.specifier.startsWith('.') &&
        !isGenerated &&
        folderOf(target) !== folderOf(each.from)
      )
    })
    expect(climbing).toEqual([])
  })

  it('within a room goes only where the table of its folders lets it', () => {
    const inner = productImports.flatMap((each) => {
      const target = targetOf(each)
      if (target === null || each.specifier.includes('+types')) return []
      const [from, to] = [innerFolderOf(each.from), innerFolderOf(target)]
      return folderOf(from) === folderOf(to) && from !== to ? [{ ...each, folder: from, to }] : []
    })
    expect(inner.length).toBeGreaterThan(500)
    expect(
      inner.filter(
        ({ folder, to, isTypeOnly }) => !mayImport(innerFolderRules, folder, to, isTypeOnly),
      ),
    ).toEqual([])
  })
})

describe('the words of the wire', () => {
  it('are known only to those who speak on it', () => {
    const words = /\b(?:realname|instagr|id_state|cover_web|models_com|current_page)\b/
    const speakers = ['contract', 'upstream', 'outbox', 'provider']
    const strangers = sources.filter(
      (path) =>
        !speakers.includes(folderOf(path)) &&
        path !== 'site/scouting/controls.ts' && // the form's controls are called as on the wire, there alone
        !path.startsWith('agency/talent') && // `chooseCovers` reads the three covers as the wire names them
        words.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(strangers).toEqual([])
  })
})

/** All texts of a language; those with variables are functions. */
async function allTexts(locale: Locale): Promise<unknown[]> {
  const texts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [value]
  const own = await Promise.all(globSync('site/i18n/*-messages.ts', { cwd: root }).map(exportsOf))
  const late = [loadFormMessages, loadScoutingMessages, loadMessageFormMessages]
  const come = await Promise.all(late.map((load) => load(locale)))
  return texts([
    messagesOf(locale),
    ...own.flat().flatMap((each) => inLanguage(each, locale)),
    ...come,
  ])
}

/** What a module exports; of a hook for texts, these. */
async function exportsOf(path: string): Promise<unknown[]> {
  const exported: unknown[] = Object.values(await import(join(root, path)))
  return exported.map((each) => (typeof each === 'function' && 'texts' in each ? each.texts : each))
}

/** The texts of a table by language; nothing of what is no such table. */
function inLanguage(table: unknown, locale: Locale): unknown[] {
  return typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([key, texts]) => (key === locale ? [texts] : []))
    : []
}

describe('the messages', () => {
  it('say something in every language, under every key', async () => {
    for (const locale of locales) {
      expect((await allTexts(locale)).filter((text) => text === '')).toEqual([])
    }
  })

  it('are in the Spanish of Latin America', async () => {
    const ofSpain = /Ajustes|ordenador|móvil|vosotros|vuestr/i // an iPhone there says “Configuración”
    expect((await allTexts('es')).filter((text) => ofSpain.test(String(text)))).toEqual([])
  })

  it('have a section for every page folder', () => {
    const named: Record<string, string> = { 'error-page': 'errors', 'scout-check': 'scoutCheck' }
    const withOwn = ['compare', 'documents', 'favorites', 'forms', 'my-application'] // theirs come with them
    for (const folder of pageFolders.filter((each) => !withOwn.includes(each))) {
      expect(Object.keys(messagesOf('pt'))).toContain(named[folder] ?? folder)
    }
  })

  it('are where every visible text comes from', () => {
    const pages = sources.filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    const loose = pages.flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return [...text.matchAll(/(?<!=)>\s*(\p{L}[\p{L} ]+)\s*</gu)].map(
        ([, words]) => `${path}: ${words}`,
      )
    })
    expect(loose).toEqual([])
  })
})
