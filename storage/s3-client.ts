import { S3Client } from '@aws-sdk/client-s3'

import { originOf, type S3Keys, type S3Place } from './s3-address.ts'

export const s3Limits = {
  connectMs: 3_000,
  /** From the beginning of a try to the headers of its response. */
  headersMs: 10_000,
  /** All tries of one request together; of an object that is read, until its headers. */
  requestMs: 30_000, // longer than a visitor waits whose photos are being stored
  /** A body to send gets the time that it takes at this pace on top of both. */
  slowestBytesPerSecond: 100_000,
  /** The server may need so much longer to join the parts of a file. */
  joinMs: 60_000,
  /** How long the server may send nothing of an object while its reader waits. */
  idleMs: 15_000,
  /** How long a reader may pause before its connection is closed. */
  pauseMs: 300_000, // longer than a visitor's connection is kept open without progress
  /** With random pauses that grow. */
  tries: 3,
}
export type S3Limits = typeof s3Limits

/** Pictures in work, films in the hands of readers, and a reserve for forms. */
const CONNECTIONS = 64

/** A client of one bucket, and what its requests have in common. */
export type S3Bucket = ReturnType<typeof openS3Bucket>

/** The client repeats what failed for a moment, and only if that is safe. It reads no files and no environment for credentials. */
export function openS3Bucket(place: S3Place, keys: S3Keys, limits: S3Limits) {
  const { bucket, prefix, endpoint, region } = place
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  const client = new S3Client({
    region,
    endpoint: originOf(place), // otherwise, AWS_ENDPOINT_URL of the environment would lead elsewhere
    forcePathStyle: endpoint !== null || bucket.includes('.'),
    credentials: keys,
    maxAttempts: limits.tries,
    expectContinueHeader: false, // it would open a connection for each object
    requestChecksumCalculation: 'WHEN_REQUIRED', // the signature contains the body's SHA-256 already
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.headersMs,
      throwOnRequestTimeout: true,
      socketTimeout: limits.pauseMs,
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
    /** The limits of a request whose response is read at once. */
    inTime: (moreMs = 0) => ({
      abortSignal: AbortSignal.timeout(limits.requestMs + moreMs),
      requestTimeout: limits.headersMs + moreMs,
    }),
    sendMs: (bytes: Uint8Array) => Math.ceil((bytes.length / limits.slowestBytesPerSecond) * 1_000),
    joinMs: limits.joinMs,
    untilHeaders: limitUntilHeaders(limits.requestMs),
  }
}

/** Limits a request until the headers of its response: the body of an object has all time. */
function limitUntilHeaders(limitMs: number) {
  return async <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), limitMs)
    return send({ abortSignal: late.signal }).finally(() => clearTimeout(timer))
  }
}
