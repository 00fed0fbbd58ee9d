// `npm run test:image`: builds and runs the image of the Dockerfile without a container engine. Each RUN step runs as a script in an
// empty folder, with the machine's own Node and libraries; the CMD runs in a folder that it cannot write to, as the image's user if this one is
// root. Needs npm's registry. Takes two minutes.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '../free-port.ts'
import {
  commandIn,
  environmentIn,
  isInContext,
  isInstall,
  readDockerfile,
  readIgnored,
} from './read-dockerfile.ts'

const WAIT_MS = 120_000
const USER = 10_001

const root = resolve(import.meta.dirname, '../..')
const say = (text: string) => process.stdout.write(`${text}\n`)
const own = (process.env['PATH'] ?? '').split(':').filter((each) => !each.includes('node_modules'))
const PATH = own.join(':')
const world = mkdtempSync(join(tmpdir(), 'passarela-image-'))
chmodSync(world, 0o755)
const app = join(world, 'app')
const data = join(world, 'data')

try {
  const [build, final] = readDockerfile(join(root, 'Dockerfile'))
  if (build === undefined || final === undefined)
    throw new Error('the Dockerfile has not two stages')
  mkdirSync(app)
  for (const { keyword, rest } of build.instructions) {
    if (keyword === 'COPY') copy(rest)
    if (keyword === 'RUN' && !isInstall(rest)) run(rest) // examples.test.ts compares the packages with what Node needs
  }
  say(execFileSync('du', ['-sh', app], { encoding: 'utf8' }).trim())
  mkdirSync(data, { mode: 0o700 })
  await serve(final.instructions)
} finally {
  rmSync(world, { recursive: true, force: true })
}

/** Copies what git knows of the context; the last word names the target. */
function copy(rest: string) {
  const ignored = readIgnored(join(root, '.dockerignore'))
  const names = rest.split(' ').slice(0, -1)
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...names],
    { cwd: root, encoding: 'utf8' },
  )
  for (const path of listed
    .trim()
    .split('\n')
    .filter((each) => isInContext(each, ignored))) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    cpSync(join(root, path), join(app, path))
  }
}

function run(command: string) {
  say(`RUN ${command}`)
  execFileSync('/bin/sh', ['-c', command], {
    cwd: app,
    env: { PATH, HOME: world },
    stdio: 'inherit',
  })
}

async function serve(instructions: ReturnType<typeof readDockerfile>[number]['instructions']) {
  const restOf = (name: string) => instructions.find(({ keyword }) => keyword === name)?.rest ?? ''
  const user = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {}
  if (user.uid !== undefined) chownSync(data, USER, USER)
  else execFileSync('chmod', ['-R', 'a-w', app])
  const PORT = String(await freePort())
  const env = { PATH, ...environmentIn(restOf('ENV')), DATA_DIR: data, HOST: '127.0.0.1', PORT }
  const within = { cwd: app, env, ...user, stdio: 'inherit' } as const
  const [program = '', ...words] = commandIn(restOf('CMD'))
  const [probe = '', ...probeWords] = commandIn(restOf('HEALTHCHECK'))
  const site = spawn(program, words, within)
  const ended = once(site, 'exit')
  try {
    const until = Date.now() + WAIT_MS
    while (!(await isHealthy(() => spawn(probe, probeWords, within)))) {
      if (site.exitCode !== null || Date.now() > until)
        throw new Error('the health check never succeeds')
      await sleep(500)
    }
    const { status } = await fetch(`http://127.0.0.1:${PORT}/modelos`)
    execFileSync(program, ['server/agency.ts', 'backup', join(data, 'backup')], within)
    site.kill('SIGTERM')
    const [code] = await ended
    if (status !== 200 || code !== 0) throw new Error(`a page says ${status}, the end ${code}`)
    if (await isHealthy(() => spawn(probe, probeWords, within)))
      throw new Error('a dead site is healthy')
    say('The image starts, is healthy, serves a page, writes a backup, and ends.')
  } finally {
    site.kill('SIGKILL')
    if (user.uid === undefined) execFileSync('chmod', ['-R', 'u+w', app])
  }
}

async function isHealthy(probe: () => ReturnType<typeof spawn>): Promise<boolean> {
  const [code] = await once(probe(), 'exit')
  return code === 0
}
