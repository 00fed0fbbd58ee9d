import type { Locale } from './locale.ts'

/** A still picture of a gallery. `file` is a media path; the size is in pixels, null when unknown. */
export type Frame = {
  id: number
  file: string
  caption: string | null
  width: number | null
  height: number | null
}

/** Where a clip plays from: the agency's own file, or a video provider. */
export type ClipSource =
  | { kind: 'file'; file: string }
  | { kind: 'youtube'; videoId: string }
  | { kind: 'vimeo'; videoId: string; hash: string | null }

/** Captions of a clip, or the titles of its chapters, as a WebVTT file; the language is null when unknown. */
export type FilmTrack = {
  kind: 'captions' | 'chapters'
  language: Locale | null
  /** A media path. */
  file: string
}

/** A clip and its sources, best first. There is always at least one. */
export type Clip = {
  id: number
  sources: readonly [ClipSource, ...ClipSource[]]
  caption: string | null
  width: number | null
  height: number | null
  /** The media path of a still of it. */
  poster: string | null
  tracks: readonly FilmTrack[]
  /** Its length; null when unknown. */
  seconds: number | null
}

/** A talent's galleries (docs/product.md: Profile): the book, the polaroids, films, and digital videos. */
export type Gallery = {
  book: readonly Frame[]
  polaroids: readonly Frame[]
  films: readonly Clip[]
  digitalVideos: readonly Clip[]
}

/** Whether a media path is that of a clip, not of a picture. */
export function isClipPath(path: string): boolean {
  return /\.(?:mp4|webm|ogg|mov)$/i.test(path)
}

/** Whether a media path is that of a film's captions or chapters. */
export function isTrackPath(path: string): boolean {
  return /\.vtt$/i.test(path)
}

/** The most photos on the back of a composite; one more is its front (docs/product.md: Documents). */
export const PHOTOS_ON_BACK = 4
