import { S3Client } from '@aws-sdk/client-s3'

import type { S3Keys, S3Place } from './s3-address.ts'

export type S3Limits = {
  connectMs: number
  /** From the begin of a try to the headers of its response; includes sending a part. */
  headersMs: number
  /** A connection on which nothing moves is closed. A reader who pauses as long must ask for the rest. */
  idleMs: number
  /** All tries of one request together, except the reading of an object. */
  requestMs: number
  /** With random pauses that grow. */
  tries: number
}

export const s3Limits: S3Limits = {
  connectMs: 3_000,
  headersMs: 30_000,
  idleMs: 15_000,
  requestMs: 60_000,
  tries: 3,
}

/** Pictures in work, films in the hands of readers, and a reserve for forms. */
const CONNECTIONS = 64

/** A client of one bucket, and what its requests have in common. */
export type S3Bucket = ReturnType<typeof openS3Bucket>

/** The client repeats what failed for a moment, and only if that is safe. It reads no files and no environment for credentials. */
export function openS3Bucket(
  { bucket, prefix, endpoint, region }: S3Place,
  keys: S3Keys,
  limits: S3Limits,
) {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: endpoint !== null || bucket.includes('.'),
    credentials: keys,
    maxAttempts: limits.tries,
    expectContinueHeader: false, // it would open a connection for each object
    requestChecksumCalculation: 'WHEN_REQUIRED', // the signature contains the body's SHA-256 already
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.headersMs,
      throwOnRequestTimeout: true,
      socketTimeout: limits.idleMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  return {
    client,
    name: bucket,
    prefix,
    /** The object of a path, which is relative to the prefix. */
    at: (path: string) => ({ Bucket: bucket, Key: prefix + path }),
    toPath: (key = '') => key.slice(prefix.length),
    inTime: () => ({ abortSignal: AbortSignal.timeout(limits.requestMs) }),
  }
}
