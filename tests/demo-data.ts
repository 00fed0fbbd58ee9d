import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { inject } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'

import { start } from './processes.ts'

/** The site's copy of the picture on the about page. Without it, each site of a test would inspect that picture in a process of its own. */
const aboutPicture = 'pictures/*/*.source'

/** A data folder of the current test in which a site has imported the demo agency. Importing anew takes seconds. */
export async function demoData(): Promise<string> {
  const folder = await freshFolder()
  await copyDemoData(folder)
  return folder
}

/** Copies the data folder of a site that has imported the demo agency. */
export async function copyDemoData(folder: string): Promise<void> {
  const imported = inject('demoData')
  while (!existsSync(imported)) await importDemo(imported)
  await cp(imported, folder, { recursive: true })
}

/** Imports the demo agency, or waits a moment for another test file that does. */
async function importDemo(folder: string) {
  const lock = `${folder}.lock`
  const partial = `${folder}.partial`
  try {
    await mkdir(lock)
  } catch {
    return sleep(50)
  }
  try {
    if (existsSync(folder)) return
    const stopped = Promise.withResolvers<() => Promise<void>>()
    const site = start('site', { DATA_DIR: partial }, stopped.resolve)
    const stop = await stopped.promise
    const code = await site
      .then(async ({ end }) => {
        while (globSync(aboutPicture, { cwd: partial }).length === 0) await sleep(50)
        return end()
      })
      .finally(stop)
    if (code !== 0) throw new Error(`the site ended with ${code}`)
    await rm(join(partial, 'copies'), { recursive: true }) // an answer less than a minute old would spare a test its call
    await rename(partial, folder)
  } finally {
    await rmdir(lock)
  }
}
