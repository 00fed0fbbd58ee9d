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
const fullSize = { NIGHTLY: '1' }
/** `needs`: a command that fails where the machine lacks a tool, or the right to use it; then the step is not done. */
const step = (name, command, { needs = 'true', sizes = fullSize } = {}) => ({
  name,
  command,
  needs,
  sizes,
})
const units = (...paths) => `vitest run --reporter=verbose ${paths.join(' ')}`
const onSystem = (...names) => units(...names.map((name) => `tests/system/${name}.test.ts`))
const STRACE = { needs: 'strace -f true' }
const UNMOUNTED = 'unshare --mount'

const allSteps = [
  step('services that fail', units('tests/faults')),
  step(
    'robots, hostile addresses, lines of the log',
    units(
      'tests/attacks/robots.test.ts',
      'tests/addresses/hostile.test.ts',
      'tests/watching/log-lines.test.ts',
    ),
  ),
  step(
    'killed imports, children’s names',
    'vitest run tests/durability/killed-import.test.ts tests/privacy',
    { sizes: { KILLS: '20' } },
  ),
  step(
    'uploads that attack, backups, deletion',
    units(
      '--no-file-parallelism',
      'tests/attacks/hostile-files.test.ts',
      'tests/attacks/hostile-uploads.test.ts',
      'tests/system/slow-upload.test.ts',
      'tests/commands/backup.test.ts',
      'tests/commands/announced.test.ts',
    ),
  ),
  step('forms that are too large', 'playwright test large-upload'),
  step('accessibility in three languages', 'playwright test journeys/accessibility'),
  step(
    'all widths and colours',
    'playwright test forced-colours hairlines screenshots keyboard-tasks keyboard-forms',
  ),
  step('pages without each of their scripts', 'playwright test missing-scripts'),
  step('killed sites and lost answers', 'npm run test:durability'),
  step('several machines', 'npm run test:machines', { sizes: {} }),
  step('order of writes, power cuts', onSystem('order-of-writes', 'power-cut'), STRACE),
  step('system calls that fail', onSystem('failing-calls'), STRACE),
  step('a full disk', `${UNMOUNTED} ${onSystem('full-disk')}`, {
    needs: `${UNMOUNTED} mount -t tmpfs tmpfs /mnt`,
  }),
  step('huge answers', onSystem('huge-answers')),
  step('readiness', onSystem('readiness')),
  step('data of another user', onSystem('foreign-folder'), {
    needs: 'setpriv --reuid=65534 --regid=65534 --clear-groups true',
  }),
  step('a clock that jumps, a site that is stopped', onSystem('moved-clock'), {
    needs: 'dpkg -L libfaketime',
  }),
  step('names that do not resolve', `${UNMOUNTED} ${onSystem('unresolved-names')}`, {
    needs: `${UNMOUNTED} mount --bind /etc/hosts /etc/resolv.conf`,
  }),
  step('scarce descriptors and memory', onSystem('scarce-resources'), {
    needs: 'prlimit --nofile=256 true',
  }),
  step('the way back', onSystem('back-forward-cache'), { needs: 'chromium --version' }),
  step('a long load', onSystem('soak')),
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
for (const each of steps) results.push(await run(each))
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
async function run({ name, command, needs, sizes }) {
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
