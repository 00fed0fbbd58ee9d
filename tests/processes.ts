import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { onTestFinished } from 'vitest'

import { freePort } from './free-port.ts'

const root = resolve(import.meta.dirname, '..')
const CLOCK = resolve(import.meta.dirname, 'skippable-clock.ts')
/** The environment of every process that a test starts. They share compiled code, which shortens each start. */
export const baseEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: resolve(root, 'build/server/.compile-cache'),
}
/** A start or an import takes seconds; one that hangs fails with its own words. */
const PATIENCE_MS = 120_000

/** The site as it was built, the embedded provider on its own, and what an agency does with its data. */
export const programs = {
  site: 'build/server/index.js',
  provider: 'server/provider.ts',
  agency: 'server/agency.ts',
} as const

export type Program = keyof typeof programs

/** A program that runs in a process of its own until the test ends. */
export type Running = {
  url: string
  /** The process; undefined if it did not start. */
  pid: number | undefined
  /** What it has written until now: its log. */
  said: () => string
  /** Sends a signal to it. */
  signal: (name: NodeJS.Signals) => void
  /** A day passes at once for this program. */
  skipADay: () => Promise<void>
  /** A minute passes for it, also by the clock that nobody sets. */
  skipAMinute: () => Promise<void>
  /** Asks it to end, and waits; how it ended. */
  end: () => Promise<number | null>
  /** Ends it without warning. */
  stop: () => Promise<void>
}

/** Where a program is, if it is another release's, and the tool that runs it, such as `['prlimit', '--nofile=256']`. */
type Setting = { folder?: string; under?: readonly string[] }

/** Starts a program and waits until it says where it listens. It is stopped when the test ends, or as `atEnd` has it. */
export async function start(
  program: Program,
  environment: Record<string, string>,
  atEnd: (stop: () => Promise<void>) => void = onTestFinished,
  setting: Setting = {},
): Promise<Running> {
  const port = environment['PORT'] ?? String(await freePort())
  const child = launch(program, { ...environment, PORT: port }, [], setting)
  atEnd(() => stop(child))
  const url = `http://127.0.0.1:${port}`
  const said = collect(child)
  const over = performance.now() + PATIENCE_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said()}`)
    if (said().includes(`http://localhost:${port}`)) return running(child, url, said)
    if (performance.now() > over) throw new Error(`${program} does not listen: ${said()}`)
    await aMoment()
  }
}

/** Begins a program that is to end by itself, or by a signal. */
export function begin(
  program: Program,
  environment: Record<string, string>,
  words: readonly string[] = [],
) {
  const child = launch(program, environment, words)
  onTestFinished(() => stop(child))
  return {
    said: collect(child),
    signal: (name: NodeJS.Signals) => void child.kill(name),
    /** How it ended: null where that was a signal. */
    ended: child.closed.then(() => child.exitCode),
  }
}

/** Runs a program that is to end by itself. */
export async function runToEnd(
  program: Program,
  environment: Record<string, string>,
  words: readonly string[] = [],
): Promise<{ code: number | null; said: string }> {
  const { said, ended } = begin(program, environment, words)
  return { code: await ended, said: said() }
}

/**
 * Imports an agency folder into a data folder; rejects with what the command says where it does not end with `code`: 1 where
 * the import leaves something out. `folder`: where the program is, if it is another release's.
 */
export async function importAgency(
  source: string,
  environment: Record<string, string>,
  code = 0,
  folder = root,
): Promise<void> {
  const child = spawn(process.execPath, ['server/agency.ts', 'import', source], {
    cwd: folder,
    env: { ...baseEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  })
  const said = collect(child)
  await once(child, 'close')
  if (child.signalCode !== null) throw new Error(`the import was ended: ${said()}`)
  if (child.exitCode !== code) throw new Error(said())
}

function running(child: Child, url: string, said: () => string): Running {
  let days = 0
  let minutes = 0
  return {
    url,
    pid: child.pid,
    said,
    signal: (name) => void child.kill(name),
    async skipADay() {
      days += 1
      child.kill('SIGUSR2')
      while (!said().includes(`day ${days}\n`)) await aMoment()
    },
    async skipAMinute() {
      minutes += 1
      child.kill('SIGWINCH')
      while (!said().includes(`minute ${minutes}\n`)) await aMoment()
    },
    async end() {
      child.kill('SIGTERM')
      await child.closed
      return child.exitCode
    },
    stop: () => stop(child),
  }
}

const aMoment = () =>
  new Promise((wake) => {
    setTimeout(wake, 20)
  })

type Child = ReturnType<typeof launch>

function launch(
  program: Program,
  environment: Record<string, string>,
  words: readonly string[] = [],
  { folder = root, under = [] }: Setting = {},
) {
  const own = [process.execPath, '--import', CLOCK, programs[program], ...words]
  const [tool = process.execPath, ...line] = [...under, ...own]
  const child = spawn(tool, line, {
    cwd: folder,
    env: { ...baseEnvironment, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return Object.assign(child, { closed: once(child, 'close') }) // not before its own processes have ended too
}

function collect(child: Pick<Child, 'stdout' | 'stderr'>): () => string {
  let said = ''
  const add = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', add)
  child.stderr.on('data', add)
  return () => said
}

async function stop(child: Child): Promise<void> {
  child.kill('SIGKILL') // which does nothing where it has ended
  await child.closed
}
