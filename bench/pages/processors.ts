import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'

import { findProgram } from './find-program.ts'

/** Servers run on one processor, the sender on another, so that neither takes the other's time. */
export const processors = { server: 0, sender: 1 } as const

const TICK_MS = 10

/**
 * Binds a process with all its threads to a processor. Does nothing on a machine with a single processor or without `taskset`.
 */
export async function bindTo(processor: number, { pid }: { pid: number }): Promise<void> {
  if (cpus().length < 2 || (await findProgram('taskset')) === null) return
  const child = spawn('taskset', ['-acp', String(processor), String(pid)], { stdio: 'ignore' })
  await once(child, 'exit')
}

/** The processor time that a process has used so far, in milliseconds; null if the system does not report it (Linux does). */
export async function processorTimeMs({ pid }: { pid: number }): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS // utime and stime (proc(5))
}
