import { parentPort, workerData } from 'node:worker_threads'

import { createClient } from '../http-client.ts'

/** As many connections as answers can be missing. */
const CONNECTIONS = 200
const EVERY_MS = 100

// `watchHealth` starts it in a thread of its own, so that the sender's delays do not distort its times.
if (parentPort !== null) {
  const port = parentPort
  const client = createClient(CONNECTIONS)
  const asked: Promise<number>[] = []
  const timer = setInterval(() => asked.push(askOnce(client, String(workerData))), EVERY_MS)
  port.once('message', async () => {
    clearInterval(timer)
    port.postMessage(await Promise.all(asked), [])
    client[Symbol.dispose]()
  })
}

async function askOnce(client: ReturnType<typeof createClient>, origin: string): Promise<number> {
  const begin = performance.now()
  const { status } = await client.ask(`${origin}/health/ready`, 'identity')
  if (status !== 200) throw new Error(`/health/ready: ${status}`)
  return performance.now() - begin
}
