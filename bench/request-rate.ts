import { Worker } from 'node:worker_threads'

import { quantile } from './figures.ts'
import { createClient, type RawAnswer } from './http-client.ts'

const CONNECTIONS = 8
const usually = { warmUpMs: 2_000, measuredMs: 5_000 }

/** How many requests were answered in a second, and how long half and 99 in 100 of them took at most. */
export type Rate = { perSecond: number; p50Ms: number; p99Ms: number }

/** Asks for one address after the other, eight at a time, for five seconds after a warm-up. Any answer but 200 is an error. */
export async function measureRate(
  nextUrl: () => string,
  { warmUpMs, measuredMs } = usually,
): Promise<Rate> {
  using client = createClient(CONNECTIONS)
  const askFor = async (durationMs: number) => {
    const timesMs: number[] = []
    const until = performance.now() + durationMs
    const connection = async () => {
      while (performance.now() < until) {
        const begun = performance.now()
        const url = nextUrl()
        const { status } = await client.ask(url)
        if (status !== 200) throw new Error(`${url} answered ${status}`)
        timesMs.push(performance.now() - begun)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, connection))
    return timesMs
  }
  await askFor(warmUpMs)
  const begun = performance.now()
  const timesMs = await askFor(measuredMs)
  const seconds = (performance.now() - begun) / 1_000
  return {
    perSecond: timesMs.length / seconds,
    p50Ms: quantile(timesMs, 0.5),
    p99Ms: quantile(timesMs, 0.99),
  }
}

/** The rate at which node:http on its own gives out the same bytes on this machine, in a thread of its own. */
export async function measureBareRate(answer: RawAnswer, durations = usually): Promise<Rate> {
  const worker = new Worker(new URL('bare-server.ts', import.meta.url), { workerData: answer })
  try {
    const port = await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
    return await measureRate(() => `http://127.0.0.1:${String(port)}/`, durations)
  } finally {
    await worker.terminate()
  }
}
