import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * A call of a service, described once: `upstream` sends it and reads the answer, `provider` serves it.
 *
 * `path` names its variables as `:name`. `query` reads the query string; `body` reads the JSON body.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly answer: v.GenericSchema
}

/** A call that answers with a file, not with JSON. */
export type DocumentEndpoint = {
  readonly method: 'POST'
  readonly path: string
  readonly body: v.GenericSchema
  /** The longest body; 64 kB if missing. */
  readonly maxBodyBytes?: number
  readonly type: `application/${string}`
}

/**
 * A call that submits an entry under an idempotency key: the service accepts the same key and payload once, and answers each
 * repetition as it did the first time. `body` reads the fields, of JSON or multipart; the files of multipart are not part of it.
 */
export type EntryEndpoint = {
  readonly method: 'POST'
  readonly path: string
  readonly form: 'json' | 'multipart'
  readonly body: v.GenericSchema
  readonly answer: v.GenericSchema
}

/** The body that orders a document. */
export type Order<E extends DocumentEndpoint> = v.InferInput<E['body']>

/** The input of a call: the path's variables, and the input of the query's schema. */
export type CallInput<E extends Endpoint> = {
  params?: Readonly<Record<string, string | number>>
} & (E['query'] extends Schema ? { query: v.InferInput<E['query']> } : { query?: never })

/** The answer of a call, as its schema reads it. */
export type Answer<E extends Endpoint> = v.InferOutput<E['answer']>

/** The answer of a call before its schema reads it, as a provider writes it. */
export type AnswerInput<E extends Endpoint> = v.InferInput<E['answer']>
