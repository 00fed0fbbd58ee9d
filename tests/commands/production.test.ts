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

  const loaded = await textsIn(coverage)
  expect(loaded).toContain('/build/server/index.js')
  expect(loaded).not.toContain('/node_modules/react')
  const built = await textsIn('build/server/assets')
  expect(built.includes('react-dom-server.node.production.js')).toBe(true)
  expect(built.includes('react-dom-server.node.development.js')).toBe(false)
})

async function textsIn(folder: string): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('')
}
