import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const references = new AsyncLocalStorage<string>()

/** Makes a reference of 12 hexadecimal digits, by which a visitor and the log name one request. */
export function createReference(): string {
  return randomUUID().slice(-12) // all of these digits are random (RFC 9562, 5.4)
}

/** Whether a proxy's id of a request can be its reference: 8 to 36 characters, as for a UUID or nginx's `$request_id`. */
export function isReference(text: string): boolean {
  return /^[\w-]{8,36}$/.test(text)
}

/** Runs work for a request: each log line that is written during the work has its reference. */
export function forRequest<T>(reference: string, work: () => T): T {
  return references.run(reference, work)
}

/** The reference of the request that is being answered; null outside a request. */
export function currentReference(): string | null {
  return references.getStore() ?? null
}
