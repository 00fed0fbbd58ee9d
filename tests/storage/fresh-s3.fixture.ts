import { onTestFinished } from 'vitest'

import { freshFolder } from '#storage/fresh-folder.fixture.ts'
import { parseS3Address } from '#storage/s3-address.ts'
import { s3MediaStore } from '#storage/s3-media-store.ts'

import { s3Keys, startStrictS3 } from './strict-s3.ts'

/** A strict S3 server with an empty media store in its bucket, closed after the test. */
export async function freshS3() {
  const server = await startStrictS3({ folder: await freshFolder() })
  onTestFinished(() => server.close())
  return { server, store: s3MediaStore(parseS3Address(server.url()), s3Keys) }
}
