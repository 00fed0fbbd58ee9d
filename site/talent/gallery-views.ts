import type { PictureFacts } from '../ui/picture.tsx'

/** A picture of a gallery as its page shows it. */
export type PhotoView = { id: number; caption: string | null; picture: PictureFacts }

/** A clip as its page shows it: the agency's own file, the player of another's, or both; at least one. */
export type ClipView = {
  id: number
  caption: string | null
  shape: Shape
  /** What stands there until it plays. */
  poster: PictureFacts | null
  file: FilmFile | null
  player: Player | null
}

/** Width and height in any unit: only their proportion counts. */
export type Shape = { width: number; height: number }

/** A film of the agency's, and the media type by which a browser says whether it plays it. */
export type FilmFile = { address: string; type: 'video/mp4' | 'video/quicktime' }

/** Where else a clip can be watched: in an iframe here, or on a page there. */
export type Player = { provider: 'YouTube' | 'Vimeo'; embedUrl: string; page: string }
