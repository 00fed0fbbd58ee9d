import { setImmediate as turn } from 'node:timers/promises'

import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'

import { readQuery } from '#contract/address.ts'
import type { AnswerInput, DocumentEndpoint, Endpoint } from '#contract/endpoint.ts'

import { notFound, Refused, refusalResponse } from './refused.ts'

/** A call with its parts parsed by the endpoint's schemas. */
type Call<E extends Endpoint> = {
  params: Params
  query: Output<E['query']>
  body: Output<E['body']>
}

/** Serves an endpoint: the handler's answer is written through the endpoint's schema; `null` becomes a 404. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

type Params = Readonly<Record<string, string>>
type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerInput<E> | null>
type AnyHandler = (call: { params: Params; query: unknown; body: unknown }) => Promise<unknown>

/** Serves an endpoint with the file that `make` returns for a body. `signal` aborts when the caller has left. */
export type ServeDocument = <E extends DocumentEndpoint>(
  endpoint: E,
  make: (body: Output<E['body']>, signal: AbortSignal) => Promise<FinishedFile>,
) => void

/** A finished file: only reading it can still fail. `bytes` is its size. */
export type FinishedFile = { body: ReadableStream<Uint8Array>; bytes: number }
type AnyMaker = (body: unknown, signal: AbortSignal) => Promise<FinishedFile>

/** Whether a bearer token is valid for a service; null if the service requires none. */
export type Accepts = ((token: string) => boolean) | null

export const noStore = { 'cache-control': 'no-store' }
const BODY_BYTES = 64 * 1024

/** Opens a service on the app. Its calls require an accepted bearer token; with null, none. */
export function openService(app: Hono, accepts: Accepts): Serve {
  function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  function serve(endpoint: Endpoint, handler: AnyHandler): void {
    app.on(endpoint.method, endpoint.path, limitBody(), async (context) => {
      requireToken(context, accepts)
      const answer = await handler({
        params: readParams(context),
        query: endpoint.query && readPart(endpoint.query, readQuery(searchOf(context))),
        body: endpoint.body && readPart(endpoint.body, await readBody(context)),
      })
      if (answer === null) throw notFound()
      await turn() // yields: finding a thousand talents takes a while, and writing them takes as long again
      return Response.json(v.parse(endpoint.answer, answer), { headers: noStore })
    })
    refuseOtherMethods(app, endpoint)
  }
  return serve
}

/** Like {@link openService}, for calls whose answer is a file. */
export function openDocuments(app: Hono, accepts: Accepts): ServeDocument {
  function serve<E extends DocumentEndpoint>(
    endpoint: E,
    make: (body: Output<E['body']>, signal: AbortSignal) => Promise<FinishedFile>,
  ): void
  function serve(endpoint: DocumentEndpoint, make: AnyMaker): void {
    const limit = limitBody(endpoint.maxBodyBytes)
    app.on(endpoint.method, endpoint.path, limit, async (context) => {
      requireToken(context, accepts)
      const order = readPart(endpoint.body, await readBody(context))
      const { body, bytes } = await make(order, context.req.raw.signal)
      const headers = { 'content-type': endpoint.type, 'content-length': String(bytes) }
      return new Response(body, { headers: { ...noStore, ...headers } })
    })
    refuseOtherMethods(app, endpoint)
  }
  return serve
}

/** @throws Refused 401 without an accepted token. */
export function requireToken(context: Context, accepts: Accepts) {
  if (accepts !== null && !accepts(bearerOf(context))) throw new Refused(401, 'Sign in first.')
}

export function refuseOtherMethods(app: Hono, { path, method }: { path: string; method: string }) {
  app.all(path, () => refusalResponse(new Refused(405, 'Not with this method.'), { allow: method }))
}

const limitBody = (maxSize = BODY_BYTES) =>
  bodyLimit({ maxSize, onError: () => refusalResponse(new Refused(413, 'The body is too large.')) })

const bearerOf = (context: Context) =>
  /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''

const searchOf = (context: Context) => new URL(context.req.url).searchParams

/** The path's variables. A control character in one is a 404: no name has any, and PostgreSQL refuses NUL. */
function readParams(context: Context): Params {
  const params = context.req.param()
  if (Object.values(params).some((value) => /\p{Cc}/u.test(value))) throw notFound()
  return params
}

async function readBody(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    throw new Refused(400, 'The body is not JSON.') // the parser's message would quote the body
  }
}

function readPart(schema: v.GenericSchema, part: unknown): unknown {
  const read = v.safeParse(schema, part)
  if (read.success) return read.output
  throw wrongFields(errorsOf(read.issues))
}

/** The problems of fields, by field name. */
export type FieldErrors = Record<string, string[]>

export const wrongFields = (errors: FieldErrors) =>
  new Refused(422, 'Some fields are not as described.', errors)

export function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    errors.set(field, [...(errors.get(field) ?? []), wordsOf(issue)])
  }
  return Object.fromEntries(errors)
}

/** Our schema's own message; the schema library's message would quote the input. */
function wordsOf({ message, expected, type }: v.BaseIssue<unknown>): string {
  return message.startsWith('Invalid ') ? `expected ${expected ?? type}` : message
}
