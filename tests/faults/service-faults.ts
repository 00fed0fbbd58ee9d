import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import type { SentEntry } from './faulty-service.ts'

/** A call on its way to a service. `pass` hands it on, and has the provider's answer. */
export type Call = {
  line: string
  entry: SentEntry | null
  /** Its headers and its body. */
  sent: string
  response: ServerResponse
  pass: () => Promise<Answer>
}
export type Answer = {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

/** What happens to a call. */
export type Fault = (call: Call) => unknown

const json = { 'content-type': 'application/json' }

/** No fault. */
export const answers: Fault = async ({ response, pass }) => end(response, await pass())

function end(response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}

/** The connection breaks. */
export const resets: Fault = ({ response }) => void response.socket?.resetAndDestroy()

/** Nothing comes, ever. */
export const hangs: Fault = () => undefined

/** The right answer comes, so much later. */
export const comesAfter =
  (ms: number): Fault =>
  async (call) => {
    await sleep(ms, undefined, { ref: false })
    await answers(call)
  }

/** The right answer comes, a byte each second. */
export const drips: Fault = async ({ response, pass }) => {
  const { status, headers, body } = await pass()
  response.writeHead(status, { ...headers, 'content-length': body.length })
  for (let sent = 0; sent < body.length && !response.destroyed; sent += 1) {
    response.write(body.subarray(sent, sent + 1))
    await sleep(1_000, undefined, { ref: false })
  }
}

export const refuses =
  (status: number, headers: Record<string, string> = {}): Fault =>
  ({ response }) =>
    response.writeHead(status, { ...json, ...headers }).end('{"message":"The service says so."}')

/** It fails, and repeats all that it was told, credentials included. */
export const echoes: Fault = ({ line, sent, response }) =>
  response.writeHead(500, json).end(JSON.stringify({ message: `${line} ${sent}` }))

/** It is well, it claims, and says this. */
export const says =
  (text: string, type = 'application/json'): Fault =>
  ({ response }) =>
    response.writeHead(200, { 'content-type': type }).end(text)

/** The answer ends in its middle, with its connection. */
export const cuts: Fault = async ({ response, pass }) => {
  const { status, headers, body } = await pass()
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.write(body.subarray(0, body.length / 2), () => response.destroy())
}

/** The answer's first half claims to be all of it. */
export const halves: Fault = async ({ response, pass }) => {
  const answer = await pass()
  end(response, { ...answer, body: answer.body.subarray(0, answer.body.length / 2) })
}

/** The answer is longer than any that is read. */
export const floods: Fault = async ({ response }) => {
  response.writeHead(200, json)
  await pipeline(endlessly, response)
}

function* endlessly() {
  for (;;) yield '['.repeat(100_000)
}

/** The service does what it is told, and this becomes of its answer. */
export const doesAnd =
  (fault: Fault): Fault =>
  async (call) => {
    await call.pass()
    await fault(call)
  }

/** The service is told twice, and answers twice on one connection. */
export const answersTwice: Fault = async ({ response, pass }) => {
  await pass()
  const { status, body } = await pass()
  const head = `HTTP/1.1 ${status} As It Is\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  response.socket?.write(Buffer.concat([head, body, head, body].map((part) => Buffer.from(part))))
}

/** The fault for calls whose line contains `part`; all others are answered. */
export const onlyFor =
  (part: string, fault: Fault): Fault =>
  (call) =>
    call.line.includes(part) ? fault(call) : answers(call)
