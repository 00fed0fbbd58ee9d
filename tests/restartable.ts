import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from './free-port.ts'
import { type Program, type Running, start } from './processes.ts'

/** A program at one address that can be killed. */
export type Restartable = {
  url: string
  /** Kills it with -9, and starts it again over the data that it left, after `downMs`. */
  kill: (downMs?: number) => Promise<void>
  /** How long each of its starts took until it was ready, in milliseconds. */
  startsMs: readonly number[]
}

export async function restartable(
  program: Program,
  environment: Record<string, string>,
): Promise<Restartable> {
  const PORT = String(await freePort())
  const startsMs: number[] = []
  const open = async (): Promise<Running> => {
    const begin = performance.now()
    const started = await start(program, { ...environment, PORT })
    startsMs.push(performance.now() - begin)
    return started
  }
  let running = await open()
  return {
    url: running.url,
    startsMs,
    async kill(downMs = 0) {
      await running.stop()
      await sleep(downMs)
      running = await open()
    },
  }
}
