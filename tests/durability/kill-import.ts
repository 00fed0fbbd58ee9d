import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import { openDatabase } from '#storage/database.ts'
import { openMediaStore } from '#storage/open-media-store.ts'

import { baseEnvironment } from '../processes.ts'

const root = resolve(import.meta.dirname, '../..')

/** One of an agency folder's commands, in a process of its own. */
type FolderProcess = {
  pid: number
  /** Resolves when the first file is about to be taken. */
  begun: Promise<unknown>
  /** Resolves when it has ended by itself, true, or was killed. */
  ended: Promise<boolean>
  kill: () => void
}

export type FolderCommand = 'check' | 'import' | 'export'

export function launch(
  command: FolderCommand,
  folder: string,
  dataFolder: string,
  environment: Record<string, string> = {},
): FolderProcess {
  const child = spawn(process.execPath, ['server/agency.ts', command, folder], {
    cwd: root,
    env: { ...baseEnvironment, DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exit = once(child, 'exit')
  const ended = exit.then(() => {
    if (child.exitCode !== 0 && child.signalCode !== 'SIGKILL') throw new Error(said)
    return child.exitCode === 0
  })
  const begun = Promise.race([once(child.stderr, 'data'), exit])
  return { pid: child.pid ?? 0, begun, ended, kill: () => void child.kill('SIGKILL') }
}

type Kills = {
  folder: string
  dataFolder: string
  count: number
  /** How long the next one may work before it is killed. */
  nextDelayMs: () => number
  /** Told when one was quicker than its killer: the data folder is to be as before the first. */
  startOver: () => Promise<void>
}

/** Kills imports of a folder that go on where the last one was killed, until so many were, and lets one come to its end. */
export async function importUnderKills(kills: Kills): Promise<void> {
  const { folder, dataFolder, count, nextDelayMs, startOver } = kills
  for (let killed = 0; killed < count;) {
    const running = launch('import', folder, dataFolder)
    await running.begun
    await Promise.race([sleep(nextDelayMs()), running.ended])
    running.kill()
    if (await running.ended) await startOver()
    else killed += 1
  }
  await launch('import', folder, dataFolder).ended
}

/** All that the embedded provider shows of an agency: every row, and every file by its content. What is known of the source folder's files differs between machines and days. */
export async function showingOf(dataFolder: string) {
  const database = await openDatabase(`sqlite:${dataFolder}/passarela.db`)
  const media = await openMediaStore(`file:${dataFolder}/media`)
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
    and name not in ('known_media', 'migrations') order by name`.execute(database.kysely)
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables.rows) {
    const found = await sql`select * from ${sql.table(name)} order by 1, 2`.execute(database.kysely)
    rows[name] = found.rows
  }
  await database.close()
  const files: Record<string, string> = {}
  for (const path of (await media.list()).toSorted()) {
    const file = await media.get(path)
    const bytes = file?.part ? await new Response(file.body).bytes() : new Uint8Array()
    files[path] = createHash('sha256').update(bytes).digest('hex')
  }
  return { rows, files }
}
