import { readFile } from 'node:fs/promises'

import type { RunningSite } from './running-site.ts'

/** The most that the site's process ever had in memory, in bytes, as Linux counts it; those that decode pictures are its children. */
export async function peakMemory({ pid }: RunningSite): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024
}
