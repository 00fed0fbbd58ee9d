import type { ClipSource } from '#agency/gallery.ts'

import type { FilmFile, Player } from './gallery-views.ts'

type Elsewhere = Exclude<ClipSource, { kind: 'file' }>

/** The player of a clip at a provider, with as much privacy as the provider offers; it plays as soon as it loads. */
export function playerOf(source: Elsewhere): Player {
  switch (source.kind) {
    case 'youtube':
      return {
        provider: 'YouTube',
        embedUrl: `https://www.youtube-nocookie.com/embed/${source.videoId}?autoplay=1&rel=0&playsinline=1`,
        page: `https://www.youtube.com/watch?v=${source.videoId}`,
      }
    case 'vimeo': {
      const { videoId, hash } = source
      const unlisted = hash === null ? '' : `&h=${hash}`
      return {
        provider: 'Vimeo',
        embedUrl: `https://player.vimeo.com/video/${videoId}?dnt=1&autoplay=1${unlisted}`,
        page: `https://vimeo.com/${videoId}${hash === null ? '' : `/${hash}`}`,
      }
    }
  }
}

/** The media type for asking the browser whether it plays a file: quicktime for mov, else mp4 (docs/product.md: Films). */
export function typeToAskFor(path: string): FilmFile['type'] {
  return /\.mov$/i.test(path) ? 'video/quicktime' : 'video/mp4'
}
