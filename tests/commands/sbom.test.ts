import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import * as v from 'valibot'
import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

const root = resolve(import.meta.dirname, '../..')

/** What CycloneDX 1.5 requires, and what a scanner needs beyond that: the address, checksums and licences of a package. */
const Bom = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.5'),
  serialNumber: v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  metadata: v.object({
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    component: v.object({
      'bom-ref': v.string(),
      type: v.string(),
      name: v.string(),
      version: v.string(),
    }),
  }),
  components: v.array(
    v.object({
      'bom-ref': v.pipe(v.string(), v.nonEmpty()),
      type: v.literal('library'),
      name: v.pipe(v.string(), v.nonEmpty()),
      version: v.pipe(v.string(), v.nonEmpty()),
      purl: v.pipe(v.string(), v.startsWith('pkg:npm/')),
    }),
  ),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
})

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.string(), dev: v.optional(v.boolean()), name: v.optional(v.string()) }),
  ),
})

it('npm run sbom names the site, every package that it installs, and none of its tests', async () => {
  const file = join(await freshFolder(), 'made', 'sbom.json')
  const environment = {
    PATH: process.env['PATH'],
    HOME: await freshFolder(),
    npm_config_offline: 'true',
  }
  await promisify(execFile)(process.execPath, ['scripts/sbom.mjs', file], {
    cwd: root,
    env: environment,
  })
  const bom = v.parse(Bom, JSON.parse(await readFile(file, 'utf8')))
  const lock = v.parse(Lock, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))

  const { '': site, ...packages } = lock.packages
  const { component } = bom.metadata
  expect(component).toMatchObject({
    type: 'application',
    name: 'passarela',
    version: site?.version,
  })

  const installed = Object.entries(packages)
    .filter(([, { dev = false }]) => !dev)
    .map(
      ([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`,
    )
  const named = bom.components.map(({ name, version }) => `${name}@${version}`)
  expect(named.toSorted()).toEqual([...new Set(installed)].toSorted())
  expect(
    named.filter((each) => /^(?:vitest|playwright|lighthouse|fast-check)@/.test(each)),
  ).toEqual([])

  const known = new Set([component, ...bom.components].map((each) => each['bom-ref']))
  const linked = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
  expect(linked.filter((ref) => !known.has(ref))).toEqual([])
})
