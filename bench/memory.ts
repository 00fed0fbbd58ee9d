import { readdir, readFile } from 'node:fs/promises'
import { setInterval } from 'node:timers/promises'

import { codeOf } from '#storage/storage-error.ts'

/**
 * The peak memory of a process, in bytes, as Linux counts it; without its children, such as a site's picture decoders. 0 once the
 * process has ended.
 */
export async function peakMemory({ pid }: { pid: number }): Promise<number> {
  return memoryCalled('VmHWM', pid)
}

/** The current memory of a process, counted like {@link peakMemory}. */
export async function memoryNow({ pid }: { pid: number }): Promise<number> {
  return memoryCalled('VmRSS', pid)
}

const LOOK_MS = 100

/** The current memory of a process and its descendants together, in bytes; pages that they share count once. */
export async function memoryOfAll({ pid }: { pid: number }): Promise<number> {
  const own = await memoryCalled('Pss', pid, 'smaps_rollup')
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(threads.map((id) => readProc(pid, `task/${id}/children`)))
  const children = lists.join(' ').split(' ').filter(Boolean).map(Number)
  const below = await Promise.all(children.map((child) => memoryOfAll({ pid: child })))
  return below.reduce((sum, bytes) => sum + bytes, own)
}

/** Reads a memory ten times a second. `stop` answers the peak, in bytes. */
export function watchMemory(read: () => Promise<number>): { stop: () => Promise<number> } {
  const ending = new AbortController()
  const watching = (async () => {
    let peak = 0
    for await (const _ of setInterval(LOOK_MS)) {
      if (ending.signal.aborted) break
      peak = Math.max(peak, await read())
    }
    return peak
  })()
  return {
    stop() {
      ending.abort()
      return watching
    },
  }
}

async function memoryCalled(name: string, pid: number, file = 'status'): Promise<number> {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm')
  const [, kilobytes = '0'] = line.exec(await readProc(pid, file)) ?? []
  return Number(kilobytes) * 1_024
}

/** The text of a file of a process; empty once the process has ended. */
async function readProc(pid: number, file: string): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/${file}`, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return '' // it has just ended
    throw error
  }
}
