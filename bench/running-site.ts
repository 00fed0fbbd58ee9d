import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtempDisposable, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

import packageJson from '../package.json' with { type: 'json' }
import { agencyFolder, BENCH_DATA } from './agency/agency-folder.ts'

const root = resolve(import.meta.dirname, '..')

/** The environment variables and arguments with which `npm start` starts Node. */
const [variables = '', words = ''] = packageJson.scripts.start.split(' exec node ')
const asStarted = {
  environment: Object.fromEntries(variables.split(' ').map((each) => each.split('='))),
  words: words.split(' '),
}

/** The site in its own process. Leaving the scope of an `await using` ends it and deletes its data. */
export type RunningSite = AsyncDisposable & {
  url: string
  pid: number
  dataFolder: string
  /** From the start of the process to the first request that it could answer. */
  startMs: number
}

type Environment = Record<string, string>

/** Runs the built site over an invented agency with the given number of talents. */
export async function runSite(
  talentCount: number,
  environment: Environment = {},
): Promise<RunningSite> {
  return runSiteOver(await agencyFolder(talentCount), environment)
}

/** Runs the built site over the demo agency, like a first start. */
export async function runDemoSite(environment: Environment = {}): Promise<RunningSite> {
  return runSiteWith(async () => undefined, environment)
}

/** Runs the built site over an agency folder. The folder's name must change with its content. */
export async function runSiteOver(
  agency: string,
  environment: Environment = {},
): Promise<RunningSite> {
  const imported = await importedData(agency)
  return runSiteWith((data) => cp(imported, data, { recursive: true }), environment)
}

async function runSiteWith(
  fill: (data: string) => Promise<void>,
  environment: Environment = {},
): Promise<RunningSite> {
  await using starting = new AsyncDisposableStack()
  const data = starting.use(await mkdtempDisposable(join(tmpdir(), 'passarela-bench-')))
  await fill(data.path)
  const begun = performance.now()
  const child = startNode(asStarted.words, {
    ...asStarted.environment,
    ...environment,
    DATA_DIR: data.path,
    PORT: '0',
  })
  starting.defer(() => end(child))
  const url = await addressOf(child)
  const startMs = performance.now() - begun
  const running = starting.move()
  const told = { url, pid: child.pid ?? 0, dataFolder: data.path, startMs }
  return { ...told, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

/** A data folder with the agency already imported, to be copied; made on first use. */
async function importedData(agency: string): Promise<string> {
  const folder = join(BENCH_DATA, `imported-${basename(agency)}`)
  if (existsSync(folder)) return folder

  const partial = `${folder}-${process.pid}`
  const child = startNode(['server/agency.ts', 'import', agency], { DATA_DIR: partial })
  child.stderr.pipe(process.stderr)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the import of ${agency} ended with ${code}`)
  if (existsSync(folder)) await rm(partial, { recursive: true })
  else await rename(partial, folder)
  return folder
}

type Child = ReturnType<typeof startNode>

function startNode(program: readonly string[], environment: Environment) {
  return spawn(process.execPath, program, {
    cwd: root,
    env: { HOST: '127.0.0.1', LOG_LEVEL: 'warn', SITE_URL: 'http://localhost', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function addressOf(child: Child): Promise<string> {
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for await (const _ of child.stderr.iterator({ destroyOnReturn: false })) {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? []
    if (port !== undefined) return `http://127.0.0.1:${port}`
  }
  throw new Error(`the site did not start: ${said}`)
}

/** Ends a process and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
