import type { Clip, ClipSource, FilmTrack, Frame } from '#agency/gallery.ts'
import { languageNames, type Locale } from '#agency/locale.ts'
import type { Talent } from '#agency/talent.ts'

import { captionsWords } from '../i18n/messages.server.ts'
import { mediaContext, type Media, type PageContext } from '../page/request-context.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import type { CaptionsView, ClipView, FilmFile, PhotoView, Shape } from './gallery-views.ts'
import { playerOf, typeToAskFor } from './player-address.ts'

/** A talent's pictures and clips with their addresses: cover, book, polaroids, films, digital videos. */
export async function toGallery(context: PageContext, talent: Talent, locale: Locale) {
  const media = context.get(mediaContext)
  const { book, polaroids, films, digitalVideos } = talent.gallery
  const { poster, film } = talent.covers
  const toClipViews = (clips: readonly Clip[], standIn: PictureFacts | null) =>
    Promise.all(clips.map((clip) => toClipView(clip, { media, standIn, locale })))
  const cover = poster === null ? null : media.picture(poster)
  const snaps = polaroids.map((photo) => toPhotoView(media, photo))
  const [filmViews, digitalViews] = await Promise.all([
    toClipViews(films, cover),
    toClipViews(digitalVideos, snaps[0]?.picture ?? cover),
  ])
  return {
    cover,
    coverFilm: film === null ? null : toFilmFile(media, film),
    book: book.map((photo) => toPhotoView(media, photo)),
    polaroids: snaps,
    films: filmViews.filter((view) => view !== null),
    digitalVideos: digitalViews.filter((view) => view !== null),
  }
}

/** Uses the size that the service states until the site has measured the picture itself. */
export function toPhotoView(media: Media, { id, file, caption, width, height }: Frame): PhotoView {
  const facts = media.picture(file)
  const size = facts.width === null ? { width, height } : {}
  return { id, caption, picture: { ...facts, ...size } }
}

type ClipSurroundings = { media: Media; standIn: PictureFacts | null; locale: Locale }

/** Null for a clip without any source to play. */
async function toClipView(
  clip: Clip,
  { media, standIn, locale }: ClipSurroundings,
): Promise<ClipView | null> {
  const own = clip.sources.find((source) => source.kind === 'file')
  const elsewhere = clip.sources.find((source) => source.kind !== 'file')
  const file = own === undefined ? null : toFilmFile(media, own.file)
  const player = elsewhere === undefined ? null : playerOf(elsewhere)
  if (file === null && player === null) return null
  const stated = await findShape(media, clip, elsewhere)
  // measured first if it decides the clip's shape, so that the shape is the same in every rendering
  const factsOf = stated === null ? media.measuredPicture : media.picture
  const poster = clip.poster === null ? null : await factsOf(clip.poster)
  const shape = stated ?? (file === null ? usualShape : shapeOfPicture(poster ?? standIn))
  const { id, caption, seconds } = clip
  const tracks = toTrackViews(media, file === null ? { tracks: [] } : clip, locale)
  return { id, caption, shape, poster, standIn, file, player, seconds, ...tracks }
}

function toFilmFile(media: Media, path: string): FilmFile | null {
  const address = media.film(path)
  return address === null ? null : { address, type: typeToAskFor(path) }
}

const usualShape: Shape = { width: 16, height: 9 }

/** The shape that the service states, else the one from Vimeo for its own clips; null if neither is known. */
async function findShape(
  media: Media,
  { width, height }: Clip,
  elsewhere: ClipSource | undefined,
): Promise<Shape | null> {
  if (width !== null && height !== null) return { width, height }
  return elsewhere?.kind === 'vimeo' ? media.vimeoShape(elsewhere) : null
}

/** The agency's own clips are mostly shot like its pictures. The browser corrects the shape once it reads a clip. */
function shapeOfPicture(picture: PictureFacts | null): Shape {
  const { width, height } = picture ?? { width: null, height: null }
  return width === null || height === null ? usualShape : { width, height }
}

/**
 * A film's captions, those in the page's language first, and the address of its chapters in the language that fits the page best;
 * null if it has none.
 */
export function toTrackViews(
  media: Pick<Media, 'track'>,
  { tracks }: Pick<Clip, 'tracks'>,
  locale: Locale,
) {
  const served = tracks
    .toSorted((a, b) => rank(a, locale) - rank(b, locale))
    .flatMap((track) => {
      const address = media.track(track.file)
      return address === null ? [] : [{ ...track, address }]
    })
  const captions = served.flatMap(({ kind, language, address }): CaptionsView[] => {
    const label = language === null ? captionsWords[locale] : languageNames[language]
    const lang = language === null ? {} : { srcLang: language }
    return kind === 'captions' ? [{ src: address, label, ...lang }] : []
  })
  const chapters = served.find(({ kind }) => kind === 'chapters')?.address ?? null
  return { captions, chapters }
}

function rank({ language }: FilmTrack, locale: Locale): number {
  if (language === locale) return 0
  return language === null ? 1 : 2
}
