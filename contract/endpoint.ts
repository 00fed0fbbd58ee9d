import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/**
 * One call of the wire, described once: `upstream` sends it and reads the answer, `provider` serves it.
 *
 * `path` has its variables as `:name`. `query` reads what stands behind the `?`; `body` what is sent as JSON.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly answer: v.GenericSchema
}

/** A call whose answer is a file of a type rather than JSON. */
export type DocumentEndpoint = {
  readonly method: 'POST'
  readonly path: string
  readonly body: v.GenericSchema
  readonly type: `application/${string}`
}

/**
 * A call that hands something over, with a key: repeated with the same key and payload it is taken once and answered as
 * the first time. `body` reads the fields of JSON or multipart; files of multipart come beside it.
 */
export type EntryEndpoint = {
  readonly method: 'POST'
  readonly path: string
  readonly form: 'json' | 'multipart'
  readonly body: v.GenericSchema
  readonly answer: v.GenericSchema
}

/** What a document is ordered with. */
export type Order<E extends DocumentEndpoint> = v.InferInput<E['body']>

/** What a caller passes with a call: the path's variables, and the query as its schema takes it. */
export type CallInput<E extends Endpoint> = {
  params?: Readonly<Record<string, string | number>>
} & (E['query'] extends Schema ? { query: v.InferInput<E['query']> } : { query?: never })

/** What a call answers, once read. */
export type Answer<E extends Endpoint> = v.InferOutput<E['answer']>

/** What a provider hands over to be written. */
export type AnswerInput<E extends Endpoint> = v.InferInput<E['answer']>
