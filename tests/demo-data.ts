import { existsSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'

import { inject } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { start } from './processes.ts'

/** A data folder of the current test in which a site has imported the demo agency. Importing anew takes seconds. */
export async function demoData(): Promise<string> {
  const folder = await freshFolder()
  await copyDemoData(folder)
  return folder
}

/** Copies the data folder of a site that has imported the demo agency. */
export async function copyDemoData(folder: string): Promise<void> {
  const imported = inject('demoData')
  if (!existsSync(imported)) await importDemo(imported)
  await cp(imported, folder, { recursive: true })
}

async function importDemo(folder: string) {
  const own = `${folder}-${process.pid}`
  const site = await start('site', { DATA_DIR: own }, () => {})
  await site.end()
  await rename(own, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error // else another test file was quicker
  })
}
