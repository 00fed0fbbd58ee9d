import type { RouterContextProvider } from 'react-router'

import type { Clip, Frame } from '#agency/gallery.ts'
import type { Talent } from '#agency/talent.ts'

import { mediaContext, type Media } from '../request-context.ts'
import type { ClipView, FrameView } from './gallery-views.ts'

/** A talent's pictures and clips with their addresses: cover, book, polaroids, films, digital videos. */
export function toGallery(context: Readonly<RouterContextProvider>, talent: Talent) {
  const media = context.get(mediaContext)
  const { book, polaroids, films, digitalVideos } = talent.gallery
  const { poster, film } = talent.covers
  return {
    cover: poster === null ? null : media.picture(poster),
    coverFilm: film === null ? null : media.film(film),
    book: book.map((frame) => toFrameView(media, frame)),
    polaroids: polaroids.map((frame) => toFrameView(media, frame)),
    films: films.flatMap((clip) => toClipView(media, clip)),
    digitalVideos: digitalVideos.flatMap((clip) => toClipView(media, clip)),
  }
}

/** The size that the agency told stands in until the picture itself has been seen. */
function toFrameView(media: Media, { id, file, caption, width, height }: Frame): FrameView {
  const facts = media.picture(file)
  const size = facts.width === null ? { width, height } : {}
  return { id, caption, picture: { ...facts, ...size } }
}

function toClipView(
  media: Media,
  { id, sources: [source], caption, width, height }: Clip,
): ClipView[] {
  const common = { id, caption, width, height }
  switch (source.kind) {
    case 'file': {
      const address = media.film(source.file)
      return address === null ? [] : [{ ...common, kind: 'file', address }]
    }
    case 'youtube': {
      const address = `https://www.youtube.com/watch?v=${source.videoId}`
      return [{ ...common, kind: 'elsewhere', provider: 'YouTube', address }]
    }
    case 'vimeo': {
      const place = source.hash === null ? source.videoId : `${source.videoId}/${source.hash}`
      const address = `https://vimeo.com/${place}`
      return [{ ...common, kind: 'elsewhere', provider: 'Vimeo', address }]
    }
  }
}
