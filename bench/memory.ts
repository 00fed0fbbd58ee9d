import { readFile } from 'node:fs/promises'

import { codeOf } from '#storage/error-code.ts'

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

async function memoryCalled(name: string, pid: number): Promise<number> {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm')
  const [, kilobytes = '0'] = line.exec(await statusOf(pid)) ?? []
  return Number(kilobytes) * 1_024
}

async function statusOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/status`, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return '' // it has just ended
    throw error
  }
}
