import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { onTestFinished } from 'vitest'

import { hasNginx, startPlainNginx } from '../deploy/start-proxy.ts'

/** How long our own balancer leaves a machine out after a failure. */
const LEFT_OUT_MS = 200

/** Longer than a machine takes to start: until `readmit`, nginx sends no visitor to a machine that has failed. */
const LEFT_OUT_BY_NGINX_SECONDS = 600

/** What stands in front of the machines. */
export type Balancer = {
  url: string
  /** To be called once a machine that has failed is ready again. */
  readmit: () => void
}

/** A load balancer over several machines: nginx with `deploy/nginx.conf`, or a small one of ours where there is no nginx. */
export async function balance(machines: readonly string[]): Promise<Balancer> {
  if (!hasNginx) return { url: await balanceWithOurs(machines), readmit: () => {} }
  const ports = machines.map((url) => Number(new URL(url).port))
  const { url, reload } = await startPlainNginx(ports, LEFT_OUT_BY_NGINX_SECONDS)
  return { url, readmit: reload }
}

/**
 * Machines in turn. A GET that a machine does not answer, or answers with 503, goes to the next one, a POST only if no connection was
 * made. A response that breaks off breaks off for the visitor too.
 */
async function balanceWithOurs(machines: readonly string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  const leftOutUntil = new Map<string, number>()
  let turn = 0

  const isLeftOut = (machine: string) => (leftOutUntil.get(machine) ?? 0) > Date.now()

  function inTurn(): string[] {
    turn += 1
    const order = machines.map((_, index) => machines[(index + turn) % machines.length] ?? '')
    return order.toSorted((one, other) => Number(isLeftOut(one)) - Number(isLeftOut(other)))
  }

  function pass(asked: IncomingMessage, answer: ServerResponse, [machine, ...others]: string[]) {
    if (machine === undefined) {
      answer.writeHead(502).end()
      return
    }
    const { method = 'GET', headers, url = '/' } = asked
    const isRepeatable = method === 'GET'
    const goOn = () => {
      leftOutUntil.set(machine, Date.now() + LEFT_OUT_MS)
      pass(asked, answer, others)
    }
    const onward = request(machine + url, { method, headers, agent })
    onward.on('response', (answered) => {
      if (answered.statusCode === 503 && isRepeatable && others.length > 0) {
        answered.resume()
        goOn()
        return
      }
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.on('error', () => answer.destroy())
      answered.pipe(answer)
    })
    onward.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      if (answer.headersSent) answer.destroy()
      else if (isRepeatable || isRefused) goOn()
      else answer.destroy()
    })
    if (isRepeatable) onward.end()
    else onward.on('socket', (socket) => whenConnected(socket, () => asked.pipe(onward)))
  }

  const server = createServer((asked, answer) => pass(asked, answer, inTurn()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

/** A body that is sent before there is a connection could not be sent again to another machine. */
function whenConnected(socket: Socket, then: () => void): void {
  if (socket.connecting) socket.once('connect', then)
  else then()
}
