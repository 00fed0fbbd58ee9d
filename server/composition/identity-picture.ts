import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { HEAD_BYTES, mediaKinds, recogniseMedia } from '#media/files/media-kind.ts'
import type { FetchMedia } from '#upstream/media.ts'

import { ConfigurationError } from '../environment/exit.ts'

/** A picture that the identity file names: a file beside it, under a path as if it were one of the agency's media. */
export type IdentityPicture = { path: string; file: string }

/**
 * Looks for the picture that a field of the identity file names. Its path changes with its content, so that another picture
 * under the same name is seen at once.
 *
 * @throws ConfigurationError with the file, the field and what it should be.
 */
export async function findIdentityPicture(
  identityFile: string,
  field: string,
  name: string,
): Promise<IdentityPicture> {
  const file = resolve(dirname(identityFile), name)
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new ConfigurationError(`${identityFile}: ${field} names ${file}, which cannot be read.`, {
      cause,
    })
  })
  const kind = recogniseMedia(bytes.subarray(0, HEAD_BYTES))
  if (kind === null || mediaKinds[kind].use !== 'picture') {
    throw new ConfigurationError(
      `${identityFile}: ${field} must name a JPEG, PNG, GIF, WebP or AVIF picture.`,
    )
  }
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { path: `identity/${version}.${kind}`, file }
}

/** The agency's media, and among them its own picture. */
export function withIdentityPicture(
  fetchMedia: FetchMedia,
  { path, file }: IdentityPicture,
): FetchMedia {
  return async (asked, options) => {
    if (asked !== path) return fetchMedia(asked, options)
    const bytes = await readFile(file).catch(() => null)
    return bytes === null
      ? { status: 'missing' } // taken away since the start
      : { status: 'found', response: new Response(bytes) }
  }
}
