import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { AgencyIdentity } from '#agency/identity.ts'

/** Writes an identity file: the demo agency's, but for what is changed in it. Its path. */
export async function veredaWith(change: Partial<AgencyIdentity>, folder: string): Promise<string> {
  const path = join(folder, 'agency.config.ts')
  const vereda = JSON.stringify(resolve('agency.config.ts'))
  const picture = JSON.stringify(resolve('demo/vereda/about.webp')) // else looked for beside the file
  const about = `about: { ...vereda.about, picture: ${picture} }`
  const demoFolder = JSON.stringify(resolve('demo/vereda'))
  const demo = `demo: { ...vereda.demo, folder: ${demoFolder} }`
  const changed = JSON.stringify(change).slice(1, -1)
  await mkdir(folder, { recursive: true })
  await writeFile(
    path,
    `import vereda from ${vereda}\nexport default { ...vereda, ${about}, ${demo}, ${changed} }\n`,
  )
  return path
}
