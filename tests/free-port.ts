import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, one of which could take the port before its test listens on it. */
const PORTS = [20_000, 32_000] as const

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
      return port
    } catch {
      // taken: another one
    } finally {
      server.close()
    }
  }
}
