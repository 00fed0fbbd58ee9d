import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '@react-router/dev/config'

import { compress, FILE_EFFORT } from './delivery/http/compression.ts'

export default {
  appDirectory: 'site',
  ssr: true,
  splitRouteModules: false, // client loaders have three lines: a file for each costs more than it saves
  routeDiscovery: { mode: 'initial' }, // few routes: one file is cheaper than a request for each
  buildEnd: ({ reactRouterConfig }) =>
    writeBrotli(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

/** Writes the brotli form of each text of the build beside it: each process of a site would take two seconds of a processor for all. */
async function writeBrotli(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.{css,js,svg,txt}', { cwd: folder }))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      await writeFile(`${path}.br`, await compress(await readFile(path), 'br', FILE_EFFORT))
    }),
  )
}
