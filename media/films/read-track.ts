import type { MediaResponse } from '#upstream/media.ts'

import { mediaKinds } from '../files/media-kind.ts'
import { faultOfWebVtt, MAX_TRACK_BYTES, TOO_LARGE } from '../files/web-vtt.ts'
import type { PictureError } from '../pictures/picture-result.ts'
import type { Film } from './films.ts'

/** Reads captions or chapters whole. Anything but WebVTT of a limited size is `invalid`. Never rejects. */
export async function readTrack({ body }: MediaResponse): Promise<Film | PictureError> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > MAX_TRACK_BYTES) return { status: 'invalid', reason: TOO_LARGE }
      parts.push(part)
    }
  } catch {
    return { status: 'unavailable', reason: 'broke off' } // the error may contain an address
  }
  const bytes = Uint8Array.from(Buffer.concat(parts))
  const fault = faultOfWebVtt(bytes)
  if (fault !== null) return { status: 'invalid', reason: fault }
  const headers = new Headers({ 'content-length': String(size) })
  const response = { status: 200, headers, body: new Response(bytes).body }
  return { status: 'found', type: mediaKinds.vtt.type, response }
}
