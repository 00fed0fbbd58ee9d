import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { demoData } from '../demo-data.ts'
import { start } from '../processes.ts'

it('the site runs on React’s production build, which is twice as fast', async () => {
  const coverage = await freshFolder()
  const environment = { DATA_DIR: await demoData(), NODE_V8_COVERAGE: coverage }
  const site = await start('site', environment)
  expect((await fetch(`${site.url}/modelos`)).status).toBe(200)
  await site.end()

  const reports = await Promise.all(
    (await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8')),
  )
  const loaded = reports.join('')
  expect(loaded).toContain('react-dom-server.node.production.js')
  expect(loaded).not.toContain('react-dom-server.node.development.js')
}, 60_000)
