import { type Clip, type ClipSource, isClipPath } from '#agency/gallery.ts'
import type { Video as WireVideo } from '#contract/integration/talent.ts'

import { parseMediaPath } from './media-path.ts'
import { parseText } from './text.ts'

/** A clip with the agency's own file first, then the provider's player; null when it can be played from nowhere. */
export function toClip(wire: WireVideo): Clip | null {
  const { id, caption, width, height } = wire
  const [first, ...others] = [toFileSource(wire), toPlayerSource(wire)].filter(
    (source) => source !== null,
  )
  if (first === undefined) return null
  return { id, sources: [first, ...others], caption: parseText(caption), width, height }
}

function toFileSource({ url, file }: WireVideo): ClipSource | null {
  // a media file in place of a provider's id
  const own = parseMediaPath(url) ?? (isClipPath(file ?? '') ? parseMediaPath(file) : null)
  return own === null ? null : { kind: 'file', file: own }
}

function toPlayerSource({ provider, file }: WireVideo): ClipSource | null {
  const text = file?.trim() ?? ''
  if (provider === 'youtube' && /^[\w-]{6,20}$/.test(text))
    return { kind: 'youtube', videoId: text }
  const [, videoId, hash = null] = /^(\d{1,20})(?:\/(\w{1,40}))?$/.exec(text) ?? []
  return provider === 'vimeo' && videoId !== undefined ? { kind: 'vimeo', videoId, hash } : null
}
