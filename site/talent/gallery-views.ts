import type { Locale } from '#agency/locale.ts'

import type { PictureFacts } from '../ui/picture.tsx'

/** A photo of a gallery, as the page shows it. */
export type PhotoView = { id: number; caption: string | null; picture: PictureFacts }

/** A clip, as the page shows it: the agency's own file, a provider's player, or both; at least one. */
export type ClipView = {
  id: number
  caption: string | null
  shape: Shape
  /** The agency's still of the clip. Without one, the file shows a frame of its own. */
  poster: PictureFacts | null
  /** Shows instead of a still until a player is asked for. */
  standIn: PictureFacts | null
  file: FilmFile | null
  player: Player | null
  captions: readonly CaptionsView[]
  /** The address of a WebVTT file with the titles of the file's chapters. */
  chapters: string | null
  /** Its length; null when unknown. */
  seconds: number | null
}

/** Captions of the agency's own file, as the attributes of a `track`; the language may be unknown. */
export type CaptionsView = { src: string; label: string; srcLang?: Locale }

/** Width and height in any unit: only the ratio matters. */
export type Shape = { width: number; height: number }

/** The agency's own film, with the media type for asking whether the browser plays it. */
export type FilmFile = { address: string; type: 'video/mp4' | 'video/quicktime' }

/** A clip at a provider: its player for an iframe, and its page there. */
export type Player = { provider: 'YouTube' | 'Vimeo'; embedUrl: string; page: string }
