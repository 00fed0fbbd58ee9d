import type { Refusal } from '#contract/values.ts'

type Status = 400 | 401 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 500 | 503

/** A call that is not answered as asked; its words go to the caller (contract: Common rules). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: Status
  readonly errors: Refusal['errors']

  constructor(status: Status, message: string, errors?: Refusal['errors']) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export const notFound = () => new Refused(404, 'There is no such thing.')

/** The refusal as it goes over the wire. */
export function refusalResponse({ status, message, errors }: Refused, headers = {}): Response {
  const refusal: Refusal = errors === undefined ? { message } : { message, errors }
  const always = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) }
  return Response.json(refusal, { status, headers: { ...always, ...headers } })
}
