import { exceedsJsonLimits } from '#contract/json-size.ts'

import { invalidAnswer } from './failures.ts'
import type { EntryReply } from './upstream.ts'

/** A reference; other texts may contain the visitor's words, and the reference is stored for longer than the entry. */
const ID = /^[\w./:+=-]{1,200}$/
const MAX_MESSAGE_LENGTH = 500
const largest = { values: 5_000, levels: 100, names: 5_000, distinctNames: 1_000 }

/**
 * Reads a 2xx response to an entry: accepted, unless its body says otherwise. The body may be empty, a text, or JSON of any
 * shape. Not accepted: a reported error, truncated JSON, and an HTML page, which comes from a proxy in front of the panel.
 */
export function readAcceptance(code: number, text: string): EntryReply {
  const body = text.trim()
  const accepting = (id: string): EntryReply => ({
    status: 'accepted',
    id,
    answer: `${code} ${body}`,
  })
  if (body.startsWith('<')) return refusing('a page')
  if (exceedsJsonLimits(body, largest)) return refusing('too many values')
  const json = parseJson(body)
  if (json === undefined) return isPlainAcceptance(body) ? accepting('') : refusing('not JSON')
  if (isRefusal(json)) return refusing('an error')
  return accepting(idIn(json) ?? '')
}

/** An empty body, or a short text that mentions no error. */
function isPlainAcceptance(body: string): boolean {
  return (
    body.length <= MAX_MESSAGE_LENGTH && !/^[[{]|error|fail|exception|denied|invalid/i.test(body)
  )
}

function isRefusal(json: unknown): boolean {
  if (json === false) return true
  if (!isObject(json)) return false
  const { error, errors, success, ok, status, code } = json
  if (isSomething(error) || isSomething(errors)) return true
  if ([success, ok].some((value) => /^(?:false|0|no)$/i.test(String(value)))) return true
  if (/^(?:false|error|fail(?:ed|ure)?)$/i.test(String(status))) return true
  return [status, code].some(isErrorStatus)
}

/** An HTTP error status in the body of a 2xx. */
function isErrorStatus(value: unknown): boolean {
  return Number(value) >= 400 && Number(value) < 600
}

/** A list or an object counts only if it is not empty: many services always send an empty one. */
function isSomething(value: unknown): boolean {
  return isObject(value) ? Object.keys(value).length > 0 : Boolean(value)
}

function idIn(json: unknown): string | null {
  if (typeof json === 'string' || typeof json === 'number') {
    return ID.test(String(json)) ? String(json) : null
  }
  if (!isObject(json)) return null
  return idIn(json['id']) ?? idIn(json['data'])
}

const refusing = (issues: string): EntryReply => ({ ...invalidAnswer(issues), retryAfterMs: null })

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
