import { type Frame, isClipPath } from '#agency/gallery.ts'
import type { Frame as WireFrame, Video as WireVideo } from '#contract/integration/talent.ts'

import { parseMediaPath } from './media-path.ts'
import { parseText } from './text.ts'

/** A still picture; null when its file is none that could be fetched and shown as one. */
export function toFrame({ id, file, caption, width, height }: WireFrame | WireVideo): Frame | null {
  const path = parseMediaPath(file)
  if (path === null || isClipPath(path)) return null
  return { id, file: path, caption: parseText(caption), width, height }
}
