import type { Refusal } from '#contract/values.ts'

type Status = 400 | 401 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 503

const BUSY_SECONDS = 5

/** A refusal of a call. Its message goes to the caller (docs/product.md: Embedded provider). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: Status
  readonly errors: Refusal['errors']
  readonly retryAfterSeconds: number | null

  constructor(
    status: Status,
    message: string,
    errors?: Refusal['errors'],
    retryAfterSeconds: number | null = status === 503 ? BUSY_SECONDS : null,
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const notFound = () => new Refused(404, 'There is no such thing.')

/** The refusal as a response. */
export function refusalResponse(refused: Refused, headers = {}): Response {
  const { status, message, errors, retryAfterSeconds: seconds } = refused
  const refusal: Refusal = errors === undefined ? { message } : { message, errors }
  const wait = seconds === null ? {} : { 'retry-after': String(seconds) }
  const always = { 'cache-control': 'no-store', ...wait }
  return Response.json(refusal, { status, headers: { ...always, ...headers } })
}
