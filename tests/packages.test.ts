import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import * as v from 'valibot'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const readJson = <S extends v.GenericSchema>(schema: S, path: string) =>
  v.parse(schema, JSON.parse(readFileSync(join(root, path), 'utf8')))

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      hasInstallScript: v.optional(v.boolean()),
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      integrity: v.optional(v.string()),
    }),
  ),
})
const Versions = v.record(v.string(), v.string())
const Manifest = v.object({
  dependencies: Versions,
  devDependencies: Versions,
  allowScripts: v.record(v.string(), v.boolean()),
})

const folders = 'agency contract delivery intake media outbox provider server site storage upstream'
const product = globSync(`{${folders.replaceAll(' ', ',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (path) => !/\.(?:test|fixture)\./.test(path),
)
const filesWith = (pattern: RegExp) =>
  product.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))

const isChecked = (integrity = '') => integrity.startsWith('sha512-')

it('packages have exact versions and checksums, and none runs a script when a site is installed', () => {
  const { packages } = readJson(Lock, 'package-lock.json')
  const { dependencies, devDependencies, allowScripts } = readJson(Manifest, 'package.json')
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
  const others = Object.entries(packages).filter(([path]) => path !== '')
  expect(others.length).toBeGreaterThan(400)
  const needed = others.filter(([, { optional = false }]) => !optional) // others are for other systems
  expect(needed.filter(([, { integrity }]) => !isChecked(integrity))).toEqual([])
  const withScripts = others.filter(([, { hasInstallScript = false }]) => hasInstallScript)
  expect(withScripts.filter(([, { dev = false }]) => !dev)).toEqual([])
  const names = withScripts.map(([path]) => path.replace('node_modules/', ''))
  expect(Object.keys(allowScripts).filter((name) => !names.includes(name))).toEqual([])
})

it('the program makes no code of text, and HTML of text in two files alone', () => {
  expect(product.length).toBeGreaterThan(500)
  expect(filesWith(/\beval\(|\bnew Function\(|\bnode:vm\b|\bdocument\.write\(/)).toEqual([])
  expect(
    filesWith(
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML/,
    ).toSorted(),
  ).toEqual(['site/newsletter/post-content.tsx', 'site/page/linked-data.tsx'])
})
