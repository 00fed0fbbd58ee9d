// `npm run test:nightly`: the tests that `npm test` runs at a small size, at their full size and with a new seed, within 90 minutes.
// `SEED=7 npm run test:nightly` repeats what chance chose in the tests that read it, `npm run test:nightly -- cut disk` runs only the steps
// whose name has one of the words. Its last lines say what failed, and what this machine could not do.
import { spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'

const MOST_MS = 90 * 60_000
const begin = Date.now()
const seed = process.env.SEED ?? String(randomInt(2 ** 31))
const chosen = process.argv.slice(2)
/** `needs`: a command that fails where the machine lacks a tool, or the right to use it; then the step is not done. */
const allSteps = [
  {
    name: 'services that fail',
    command: 'vitest run --reporter=verbose tests/faults',
    NIGHTLY: '1',
  },
  {
    name: 'robots, hostile addresses, lines of the log',
    command:
      'vitest run --reporter=verbose tests/attacks/robots.test.ts tests/addresses/hostile.test.ts tests/watching/log-lines.test.ts',
    NIGHTLY: '1',
  },
  {
    name: 'killed imports, children’s names',
    command: 'vitest run tests/durability/killed-import.test.ts tests/privacy',
    KILLS: '20',
  },
  {
    name: 'uploads that attack, backups, deletion',
    command:
      'vitest run --reporter=verbose --no-file-parallelism tests/attacks/hostile-files.test.ts tests/attacks/hostile-uploads.test.ts tests/system/slow-upload.test.ts tests/commands/backup.test.ts tests/commands/announced.test.ts',
    NIGHTLY: '1',
  },
  {
    name: 'forms that are too large',
    command: 'playwright test large-upload',
    NIGHTLY: '1',
  },
  {
    name: 'accessibility in three languages',
    command: 'playwright test journeys/accessibility',
    NIGHTLY: '1',
  },
  {
    name: 'all widths and colours',
    command: 'playwright test forced-colours hairlines screenshots keyboard-tasks keyboard-forms',
    NIGHTLY: '1',
  },
  {
    name: 'pages without each of their scripts',
    command: 'playwright test missing-scripts',
    NIGHTLY: '1',
  },
  { name: 'killed sites and lost answers', command: 'npm run test:durability', NIGHTLY: '1' },
  { name: 'several machines', command: 'npm run test:machines' },
  {
    name: 'order of writes, power cuts',
    command:
      'vitest run --reporter=verbose tests/system/order-of-writes.test.ts tests/system/power-cut.test.ts',
    needs: 'strace -f true',
    NIGHTLY: '1',
  },
  {
    name: 'system calls that fail',
    command: 'vitest run --reporter=verbose tests/system/failing-calls.test.ts',
    needs: 'strace -f true',
    NIGHTLY: '1',
  },
  {
    name: 'a full disk',
    command: 'unshare --mount vitest run --reporter=verbose tests/system/full-disk.test.ts',
    needs: 'unshare --mount mount -t tmpfs tmpfs /mnt',
    NIGHTLY: '1',
  },
  {
    name: 'huge answers',
    command: 'vitest run --reporter=verbose tests/system/huge-answers.test.ts',
    NIGHTLY: '1',
  },
  {
    name: 'readiness',
    command: 'vitest run --reporter=verbose tests/system/readiness.test.ts',
    NIGHTLY: '1',
  },
  {
    name: 'data of another user',
    command: 'vitest run --reporter=verbose tests/system/foreign-folder.test.ts',
    needs: 'setpriv --reuid=65534 --regid=65534 --clear-groups true',
    NIGHTLY: '1',
  },
  {
    name: 'a clock that jumps, a site that is stopped',
    command: 'vitest run --reporter=verbose tests/system/moved-clock.test.ts',
    needs: 'dpkg -L libfaketime',
    NIGHTLY: '1',
  },
  {
    name: 'names that do not resolve',
    command: 'unshare --mount vitest run --reporter=verbose tests/system/unresolved-names.test.ts',
    needs: 'unshare --mount mount --bind /etc/hosts /etc/resolv.conf',
    NIGHTLY: '1',
  },
  {
    name: 'scarce descriptors and memory',
    command: 'vitest run --reporter=verbose tests/system/scarce-resources.test.ts',
    needs: 'prlimit --nofile=256 true',
    NIGHTLY: '1',
  },
  {
    name: 'the way back',
    command: 'vitest run --reporter=verbose tests/system/back-forward-cache.test.ts',
    needs: 'chromium --version',
    NIGHTLY: '1',
  },
  {
    name: 'a long load',
    command: 'vitest run --reporter=verbose tests/system/soak.test.ts',
    NIGHTLY: '1',
  },
]
const isChosen = ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word))
const steps = allSteps.filter(isChosen)
if (steps.length === 0) {
  console.error(`No step has one of the words: ${chosen.join(', ')}.`)
  process.exit(64)
}

/** What tests use if it is there, and what is not tested where it is not. */
const tools = {
  nginx: 'the examples of proxies, and several machines behind one',
  caddy: 'the example for Caddy',
  promtool: 'whether alerts fire',
  'systemd-analyze': 'the example of a service',
}

console.log(`SEED=${seed}`)
let stop = () => {}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stop()
    process.exit(1)
  })
}
const results = []
for (const step of steps) results.push(await run(step))
if (chosen.length === 0) results.push(audit())
const failed = results.filter(({ outcome }) => outcome !== 'passed')
console.log(`\nSEED=${seed}, ${minutesSince(begin)} minutes`)
for (const { name, outcome, minutes } of results)
  console.log(`${outcome}: ${name} (${minutes} min)`)
for (const [tool, what] of Object.entries(tools)) {
  if (!hasTool(tool)) console.log(`not done, as this machine has no ${tool}: ${what}`)
}
console.log('not done on any machine: what docs/safety.md calls “Not shown”')
process.exitCode = failed.some(({ outcome }) => outcome !== 'not done') ? 1 : 0

/** Runs a step in a process group of its own, which ends as a whole when the time is over: its sites and databases with it. */
async function run({ name, command, needs = 'true', ...sizes }) {
  const started = Date.now()
  if (spawnSync(needs, { shell: true, stdio: 'ignore' }).status !== 0)
    return {
      name: `${name}, as this machine cannot run: ${needs}`,
      outcome: 'not done',
      minutes: 0,
    }
  const leftMs = begin + MOST_MS - started
  if (leftMs <= 0) return { name, outcome: 'failed, as the time was over', minutes: 0 }
  console.log(`\n— ${name}`)
  const [program, ...words] = command.split(' ')
  const env = { ...process.env, SEED: seed, ...sizes }
  const child = spawn(program, words, { stdio: 'inherit', detached: true, env })
  const { pid } = child
  stop = () => {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    } catch {} // all of them have ended
  }
  const timer = setTimeout(stop, leftMs)
  const [status] = await once(child, 'exit').catch(() => ['not started'])
  clearTimeout(timer)
  stop() // what a step leaves would disturb the next one
  return { name, outcome: status === 0 ? 'passed' : 'failed', minutes: minutesSince(started) }
}

/** Compares the lock file with the registry's list of known vulnerabilities. */
function audit() {
  const name = 'known vulnerabilities of packages, high or critical'
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: 120_000 })
  const { high, critical } = readCounts(stdout)
  if (high === undefined)
    return { name: `${name}: no registry answered`, outcome: 'not done', minutes: 0 }
  return {
    name,
    outcome: high + critical === 0 ? 'passed' : `failed, ${high + critical}`,
    minutes: 0,
  }
}

function readCounts(json) {
  try {
    return JSON.parse(json).metadata.vulnerabilities
  } catch {
    return {} // an error instead of a report
  }
}

function hasTool(tool) {
  return spawnSync('which', [tool], { stdio: 'ignore' }).status === 0
}

function minutesSince(time) {
  return Math.round((Date.now() - time) / 60_000)
}
