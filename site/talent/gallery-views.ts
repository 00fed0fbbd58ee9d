import type { PictureFacts } from '../ui/picture.tsx'

/** A picture of a gallery as its page shows it. */
export type FrameView = { id: number; caption: string | null; picture: PictureFacts }

/** A clip as its page shows it: played here, or watched at the provider's. */
export type ClipView = {
  id: number
  caption: string | null
  width: number | null
  height: number | null
  address: string
} & ({ kind: 'file' } | { kind: 'elsewhere'; provider: string })
