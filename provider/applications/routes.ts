import type { Context, Hono } from 'hono'
import * as v from 'valibot'

import type { EntryEndpoint } from '#contract/endpoint.ts'
import {
  EntryKey,
  KEY_HEADER,
  sendApplication,
  sendContact,
  sendGetScouted,
} from '#contract/panel/entries.ts'

import { createSemaphore } from '#storage/semaphore.ts'
import { Refused } from '../service/refused.ts'
import { type Accepts, noStore, refuseOtherMethods, requireToken } from '../service/service.ts'
import type { Entry } from './entry.ts'
import { type EntryLimits, entryLimits } from './entry-limits.ts'
import { readApplication, readMessage } from './read-entry.ts'
import { type Payload, readPayload } from './read-payload.ts'
import type { EntryReceiver } from './receive-entry.ts'

type Read = (payload: Payload, limits: EntryLimits) => Entry

/** Serves the calls that submit entries (docs/calls.md: Panel service). */
export function serveEntries(
  app: Hono,
  accepts: Accepts,
  receiver: EntryReceiver,
  limits: EntryLimits = entryLimits,
) {
  const semaphore = createSemaphore({ atOnce: limits.readAtOnce, waiting: limits.waiting })

  async function readAndReceive(
    key: string,
    request: Request,
    { form }: EntryEndpoint,
    read: Read,
  ) {
    using permit = await semaphore.acquire(request.signal).catch(() => null) // the caller is gone
    if (permit === null) throw new Refused(503, 'Too many entries at once.')
    const payload = await readPayload(request, form, limits)
    return await receiver.receive(key, read(payload, limits))
  }

  async function answer(context: Context, endpoint: EntryEndpoint, read: Read): Promise<Response> {
    requireToken(context, accepts)
    const key = readKey(context)
    const work = () => readAndReceive(key, context.req.raw, endpoint, read)
    const received = v.parse(endpoint.answer, await receiver.withLockedKey(key, work))
    return Response.json(received, { status: 201, headers: noStore })
  }

  const serve = (endpoint: EntryEndpoint, read: Read) => {
    app.post(endpoint.path, (context) => answer(context, endpoint, read))
    refuseOtherMethods(app, endpoint)
  }
  serve(sendApplication, readApplication)
  serve(sendGetScouted, readApplication)
  serve(sendContact, readMessage)
}

function readKey(context: Context): string {
  const key = v.safeParse(EntryKey, context.req.header(KEY_HEADER))
  if (key.success) return key.output
  throw new Refused(400, `The call needs an ${KEY_HEADER}, a UUID.`)
}
