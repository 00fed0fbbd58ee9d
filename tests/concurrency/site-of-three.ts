import { request } from 'node:http'
import { text } from 'node:stream/consumers'

import { expect } from 'vitest'

import { type Running, start } from '../processes.ts'

/** A site whose port three processes share. */
export type SiteOfThree = Running & {
  /** Those that answer visitors. */
  pids: () => number[]
  /** Resolves when three do. */
  complete: () => Promise<void>
  /** Ends one of them without warning; resolves once the site has noticed. */
  kill: (pid: number) => Promise<void>
  /** A minute passes for each of them. To be called once. */
  skipAMinute: () => Promise<void>
}

/** What is waited for here comes as soon as the machine gets to it. */
export const patience = { timeout: 90_000, interval: 20 }

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
  return {
    ...site,
    pids,
    complete,
    async kill(pid) {
      process.kill(pid, 'SIGKILL')
      await expect.poll(pids, patience).not.toContain(pid)
    },
    async skipAMinute() {
      for (const pid of pids()) process.kill(pid, 'SIGWINCH')
      await expect.poll(() => site.said().split('minute 1\n'), patience).toHaveLength(4)
    },
  }
}

function pidsIn(said: string, what: string): number[] {
  const lines = said.split('\n').filter((line) => line.includes(`"${what}"`))
  return lines.flatMap((line) => /"pid":(\d+)/.exec(line)?.[1] ?? []).map(Number)
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string }
export type Told = { status: number; body: string }

/** What a new connection is answered, which any of the processes may take; null where it breaks. Rejects after a minute. */
export function askAnew(address: string, { body, ...options }: Asked = {}): Promise<Told | null> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent: false, ...options }, (answer) => {
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, body: said }),
        () => resolve(null),
      )
    })
    asked.setTimeout(60_000, () => {
      reject(new Error(`no answer within a minute: ${address}`))
      asked.destroy()
    })
    asked.on('error', () => resolve(null))
    asked.end(body)
  })
}

/** What many new connections are answered, so many that each process has taken some. */
export async function askAll(address: string): Promise<string[]> {
  const told = await Promise.all(Array.from({ length: 15 }, () => askAnew(address)))
  return told.map((each) => each?.body ?? '')
}
