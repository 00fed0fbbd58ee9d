import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { freePort } from '../free-port.ts'

/** A second site, whose agency wants slides on its home page; `close` ends it. */
export async function openSiteWithSlides(folder: string) {
  const port = await freePort()
  await mkdir(folder, { recursive: true })
  const config = join(folder, 'agency.config.ts')
  const vereda = JSON.stringify(resolve('agency.config.ts'))
  await writeFile(
    config,
    `import vereda from ${vereda}\nexport default { ...vereda, homeSlides: 'home' }\n`,
  )
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, AGENCY_CONFIG: config }
  const site = spawn(process.execPath, ['build/server/index.js'], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...own },
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (site.exitCode !== null) throw new Error(`the site ended with ${site.exitCode}`)
    await new Promise((wake) => setTimeout(wake, 100))
  }
  return {
    url,
    async close() {
      site.kill('SIGTERM')
      await once(site, 'exit')
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false // nobody listens yet
  }
}
