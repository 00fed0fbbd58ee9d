import { Hono } from 'hono'

import { isTagAmong } from '../http/entity-tags.ts'
import { chooseFormat, type Format } from './formats.ts'
import { lackingAnswer, mediaHeaders } from './media-answer.ts'
import { parsePicturePath } from './picture-address.ts'
import type { Copy } from './picture-answer.ts'
import type { Pictures } from './pictures.ts'

const lifetimes = {
  standIn: 'public, max-age=60',
  version: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
}

/** Serves `/pictures/{width}/{path}?v={hash}` (contract: What the site itself serves); to be mounted at `/pictures`. */
export function picturesApp(pictures: Pick<Pictures, 'find'>): Hono {
  return new Hono().get('/*', async (c) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const picture = parsePicturePath(pathname)
    if (picture === null) return lackingAnswer('missing')
    const format = chooseFormat(c.req.header('Accept'))
    const copy = await pictures.find(picture, format)
    if (copy.status !== 'found') return lackingAnswer(copy.status)
    const headers = headersOf(copy, format, searchParams.get('v'))
    if (isTagAmong(c.req.header('If-None-Match'), headers.ETag)) {
      return new Response(null, { status: 304, headers })
    }
    const length = String(copy.bytes.length)
    return new Response(copy.bytes, { headers: { ...headers, 'Content-Length': length } })
  })
}

function headersOf(copy: Copy, wanted: Format, version: string | null) {
  const isVersion = version === copy.version
  const lifetime = copy.format !== wanted ? 'standIn' : isVersion ? 'version' : 'other'
  return {
    ...mediaHeaders,
    'Content-Type': `image/${copy.format}`,
    'Cache-Control': lifetimes[lifetime],
    ETag: tagOf(copy),
    Vary: 'Accept',
  }
}

function tagOf({ name }: Copy): string {
  return `"${name}"`
}
