import { get } from 'node:http'
import { text } from 'node:stream/consumers'

import { expect } from 'vitest'

import { type Running, start } from '../processes.ts'

/** A site whose port three processes share. */
export type SiteOfThree = Running & {
  /** Those that answer visitors. */
  pids: () => number[]
  /** Resolves when three do. */
  complete: () => Promise<void>
}

/** How long a busy machine is waited for. */
export const patience = { timeout: 20_000, interval: 20 }

export async function siteOfThree(environment: Record<string, string>): Promise<SiteOfThree> {
  const site = await start('site', { ...environment, WEB_CONCURRENCY: '3', LOG_LEVEL: 'info' })
  const pids = () => {
    const dead = pidsIn(site.said(), 'a process of the site has died and is replaced')
    return pidsIn(site.said(), 'a process of the site is ready').filter(
      (pid) => !dead.includes(pid),
    )
  }
  const complete = () => expect.poll(pids, patience).toHaveLength(3)
  await complete()
  return { ...site, pids, complete }
}

function pidsIn(said: string, what: string): number[] {
  const lines = said.split('\n').filter((line) => line.includes(`"${what}"`))
  return lines.flatMap((line) => Number(/"pid":(\d+)/.exec(line)?.[1] ?? []))
}

/** What a new connection is answered, which any of the processes may take; null where it breaks. */
export function askAnew(address: string): Promise<{ status: number; body: string } | null> {
  return new Promise((resolve) => {
    const asked = get(address, { agent: false }, (answer) => {
      const status = answer.statusCode ?? 0
      text(answer).then(
        (body) => resolve({ status, body }),
        () => resolve(null),
      )
    })
    asked.on('error', () => resolve(null))
  })
}
