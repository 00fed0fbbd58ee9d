import type { ConsentFields } from '#agency/identity.ts'
import {
  KEY_HEADER,
  sendApplication,
  sendContact,
  sendGetScouted,
  toApplicationForm,
} from '#contract/panel/entries.ts'
import { readJson } from '#contract/reading.ts'
import { Refusal } from '#contract/values.ts'

import { readText } from './call-endpoint.ts'
import { toUnreachable } from './failures.ts'
import type { UpstreamLimits } from './limits.ts'
import type { SealedEntry, Service } from './service.ts'
import type { ServiceResponse } from './transport.ts'
import { readAcceptance } from './read-acceptance.ts'
import type { EntryClient, EntryReply, Failure } from './upstream.ts'
import {
  toApplicationFields,
  toConsentFields,
  toContactMessage,
  toPhotos,
} from './mappers/to-entry.ts'
import { raceAbort } from './exchange.ts'

/** The address for applications. `entry`: the address for all entries; `get-scouted`: the older, separate one. Never both. */
export type ScoutingCall = 'entry' | 'get-scouted'

type EntryClientOptions = {
  service: Pick<Service, 'submit'>
  limits: Pick<UpstreamLimits, 'entryMs'>
  scoutingCall: ScoutingCall
  consentFields: ConsentFields
}

const applicationPaths = { entry: sendApplication.path, 'get-scouted': sendGetScouted.path }
const ANSWER_BYTES = 64 * 1024

/** Sends entries to the panel. Returns failures, which the outbox reports. Never rejects. */
export function createEntryClient(options: EntryClientOptions): EntryClient {
  const { service, limits, scoutingCall, consentFields } = options
  async function send(entry: SealedEntry, given: AbortSignal): Promise<EntryReply> {
    const signal = AbortSignal.any([given, AbortSignal.timeout(limits.entryMs)])
    const fetched = await service.submit(entry, signal)
    if (fetched.status === 'failed') return failed(fetched.reason)
    try {
      const reading = readText(fetched.value.body, { maxBytes: ANSWER_BYTES, signal })
      const text = await raceAbort(signal, reading)
      return text === null
        ? failed({ kind: 'invalid-answer', issues: `more than ${ANSWER_BYTES} bytes` })
        : replyOf(fetched.value, text)
    } catch (error) {
      return failed(toUnreachable(error)) // the answer broke off
    }
  }

  return {
    async sendApplication({ key, fields, consent, photos }, signal) {
      const agreed = consent === null ? {} : toConsentFields(consent, consentFields)
      const form = toApplicationForm(toApplicationFields(fields), toPhotos(photos), agreed)
      return send({ path: applicationPaths[scoutingCall], ...(await seal(form, key)) }, signal)
    },
    sendMessage({ key, message }, signal) {
      const headers = { [KEY_HEADER]: key, 'content-type': 'application/json' }
      const body = JSON.stringify(toContactMessage(message))
      return send({ path: sendContact.path, headers, body }, signal)
    },
  }
}

/** Encodes the form as bytes, with the boundary that the platform chose, so that every transport can send it. */
async function seal(form: FormData, key: string): Promise<Omit<SealedEntry, 'path'>> {
  const sealed = new Response(form)
  const type = sealed.headers.get('content-type') ?? ''
  return {
    headers: { [KEY_HEADER]: key, 'content-type': type },
    body: new Uint8Array(await sealed.arrayBuffer()),
  }
}

function replyOf({ status, headers }: ServiceResponse, text: string): EntryReply {
  const errors = errorsIn(text)
  if (status >= 200 && status < 300) {
    const hasErrors = Object.keys(errors).length > 0
    return hasErrors ? { status: 'invalid', errors } : readAcceptance(status, text)
  }
  if (status === 422) return { status: 'invalid', errors }
  if (status === 413 || status === 415) return { status: 'refused', reason: status }
  return failed({ kind: 'refused', status }, retryAfterMsOf(headers.get('retry-after')))
}

function errorsIn(text: string): Readonly<Record<string, readonly string[]>> {
  const reading = readJson(Refusal, text)
  return (reading.status === 'read' && reading.value.errors) || {}
}

/** Parses `Retry-After`: seconds, or the date of the retry (RFC 9110, 10.2.3). */
export function retryAfterMsOf(header: string | null, now = Date.now()): number | null {
  if (header === null) return null
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

function failed(failure: Failure, retryAfterMs: number | null = null): EntryReply {
  return { status: 'failed', reason: failure, retryAfterMs }
}
