import { S3ServiceException } from '@aws-sdk/client-s3'

import { codeOf } from './storage-error.ts'

/**
 * What went wrong with a request, in words that may be shown. `code` is that of S3 (`NoSuchKey`) or of the connection
 * (`ECONNREFUSED`), `status` is null without a response, and `region` is the right one, if the server named it.
 */
export type S3Fault = { code: string; status: number | null; region: string | null }

/** Reads an error of the client. Nothing else of it is used: it may contain the request with its signature. */
export function faultOf(error: unknown): S3Fault {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? error.$response?.statusCode ?? null
    return { code: wordOf(error.name), status, region: regionOf(error) }
  }
  const isLate = error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)
  const status = statusOf(error)
  const name = error instanceof Error ? error.name : 'unknown'
  return { code: isLate ? 'timeout' : (codeOf(error) ?? wordOf(name)), status, region: null }
}

/** Whether a later try may succeed without any change: the server is away or overloaded. */
export function isOutage({ code, status }: S3Fault): boolean {
  if (status === null) return code !== 'EPROTO' && /^(?:E[A-Z_]+|timeout)$/.test(code) // EPROTO: no TLS
  return (status >= 500 && status !== 501) || status === 429 // 501: the server does not know the question
}

/** The client's errors about a body that is not that of S3 have the response, which is hidden. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const metadata = error.$metadata
  const isThere = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
  return isThere && typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : null
}

function regionOf(error: S3ServiceException): string | null {
  const inBody = 'Region' in error ? error.Region : undefined
  const region = inBody ?? error.$response?.headers['x-amz-bucket-region']
  return typeof region === 'string' && /^[a-z\d-]{1,40}$/.test(region) ? region : null
}

function wordOf(name: string): string {
  return /^\w{1,60}$/.test(name) ? name : 'unknown'
}
