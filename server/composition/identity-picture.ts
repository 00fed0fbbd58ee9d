import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { HEAD_BYTES, mediaKinds, recogniseMedia } from '#media/files/media-kind.ts'
import type { FetchMedia } from '#upstream/media.ts'

import { ConfigurationError } from '../environment/exit.ts'

/** A picture named in the identity file: the file, and a path like those of the agency's media. */
type IdentityPicture = { path: string; file: string }

/**
 * Finds the picture that a field of the identity file names, relative to that file. The path contains a hash of the content, so
 * caches never serve an old picture for a new one of the same name.
 *
 * @throws ConfigurationError with the file, the field and the requirement.
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
  const version = hash('sha256', bytes, 'hex').slice(0, 12)
  return { path: `identity/${version}.${kind}`, file }
}

/** Fetches the agency's media, and the identity file's picture by its path. */
export function withIdentityPicture(
  fetchMedia: FetchMedia,
  { path, file }: IdentityPicture,
): FetchMedia {
  return async (asked, options) => {
    if (asked !== path) return fetchMedia(asked, options)
    const bytes = await readFile(file).catch(() => null)
    return bytes === null
      ? { status: 'missing' } // removed since the start
      : { status: 'found', response: new Response(bytes) }
  }
}
