import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Listener } from '../http/answering.ts'
import { compress, PAGE_EFFORT } from '../http/compression.ts'
import { isTagAmong } from '../http/entity-tags.ts'
import { encodingFor } from '../http/request-encoding.ts'
import { isReading } from '../http/request-target.ts'
import { keptAddress } from './kept-address.ts'
import type { Form, KeptAnswer } from './kept-answer.ts'
import type { KeptAnswers } from './kept-answers.ts'

/**
 * Answers from what is kept where it is ready under the very address, else as `next` does. It stands before everything else, on
 * Node's own requests: such a page costs little more than its writing.
 */
export function givingReady(
  kept: Pick<KeptAnswers, 'find' | 'plainForm'>,
  next: Listener,
): Listener {
  return (request, response) => {
    const ready = isReading(request) ? kept.find(request.url ?? '') : null
    return ready === null ? next(request, response) : give(kept, ready, request, response)
  }
}

/** Answers from what is kept, which is made where it is not there, or that may not be kept as `next` does. */
export function givingKept(kept: KeptAnswers, next: Listener): Listener {
  async function giveOrMake(request: IncomingMessage, response: ServerResponse) {
    const address = keptAddress(request.url ?? '')
    if (address === null) return next(request, response)
    const answer = kept.find(address) ?? (await kept.obtain(address))
    if (answer === null) return next(request, response)
    if (!(answer instanceof Response)) return give(kept, answer, request, response)
    if (address !== request.url) return next(request, response) // it may lead on with all of its query
    return giveOnce(answer, request, response)
  }

  return (request, response) =>
    isReading(request) ? giveOrMake(request, response) : next(request, response)
}

function give(
  { plainForm }: Pick<KeptAnswers, 'plainForm'>,
  answer: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  if (isTagAmong(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.unchangedHeaders).end()
    return
  }
  const encoding = encodingFor(request)
  const form = encoding === 'identity' ? plainForm(answer) : answer[encoding]
  return form instanceof Promise
    ? form.then((made) => write(made, response))
    : write(form, response)
}

function write({ headers, bytes }: Form, response: ServerResponse) {
  response.writeHead(200, headers).end(bytes) // Node leaves the bytes away where only the head was asked for
}

/** An answer that is not kept: it leads on, or there is no such page, or no page at all. */
async function giveOnce(answer: Response, request: IncomingMessage, response: ServerResponse) {
  const headers = Object.fromEntries(answer.headers)
  if (answer.body === null) return void response.writeHead(answer.status, headers).end()
  const encoding = encodingFor(request)
  const bytes = await compress(new Uint8Array(await answer.arrayBuffer()), encoding, PAGE_EFFORT)
  response.writeHead(answer.status, {
    ...headers,
    'content-length': bytes.byteLength,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(bytes)
}
