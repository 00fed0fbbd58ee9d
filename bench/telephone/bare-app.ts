import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, resolve } from 'node:path'

import { BENCH_DATA } from '../agency/agency-folder.ts'
import { compressed, serveAnswers, type SmallServer } from './small-server.ts'

const BUILDER = resolve(import.meta.dirname, '../../node_modules/@react-router/dev/bin.cjs')

/** A minimal React Router app: a heading and a button that counts; no styles, no texts, no data. */
const files = {
  'package.json': `{ "type": "module", "dependencies": { "@react-router/node": "*", "isbot": "*" } }`, // else the build adds them
  'react-router.config.ts': `export default { prerender: ['/'] }`,
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
    export default { plugins: [reactRouter()] }`,
  'app/routes.ts': `import { index } from '@react-router/dev/routes'
    export default [index('page.tsx')]`,
  'app/root.tsx': `import { Outlet, Scripts } from 'react-router'
    export default function Root() {
      return <html lang="en"><head><meta charSet="utf-8" /></head><body><Outlet /><Scripts /></body></html>
    }`,
  'app/page.tsx': `import { useState } from 'react'
    export default function Page() {
      const [count, setCount] = useState(0)
      return <><h1>Bare</h1><button onClick={() => setCount(count + 1)}>{count}</button></>
    }`,
}

/**
 * Builds the smallest React Router app with this site's packages: the cost that any of its pages has. Returns its files by path.
 */
async function buildBareApp(): Promise<Map<string, Buffer>> {
  await mkdir(BENCH_DATA, { recursive: true }) // from there the build finds our packages
  await using folder = await mkdtempDisposable(join(BENCH_DATA, 'bare-app-'))
  await mkdir(join(folder.path, 'app'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder.path, name), text)
  const child = spawn(process.execPath, [BUILDER, 'build', '--logLevel', 'error'], {
    cwd: folder.path,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the bare application was not built: ${code}`)
  return readBuilt(join(folder.path, 'build/client'))
}

async function readBuilt(folder: string): Promise<Map<string, Buffer>> {
  const built = new Map<string, Buffer>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile()) built.set(`/${relative(folder, file)}`, await readFile(file))
  }
  return built
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
}

/** Serves the app, compressed like the site's own pages. */
export async function serveBareApp(): Promise<SmallServer> {
  const built = await buildBareApp()
  const answers = new Map(
    [...built].map(([path, body]) => [
      path,
      compressed(body, contentTypes[extname(path)] ?? 'application/octet-stream'),
    ]),
  )
  return serveAnswers(async (path) => answers.get(path === '/' ? '/index.html' : path) ?? null)
}
