import type { AgencyFolder, FolderPost, FolderTalent } from '#contract/agency-folder.ts'

import { albums } from '../talents/albums.ts'
import type { AgencyRows, ItemRow } from './find-agency.ts'
import { replacePictures } from './post-entry.ts'

/** Decides where the folder's files go. */
export type Target = {
  /**
   * The name of a media file in the folder: the first preferred name (`talents/ana/cover`), with the file's own extension.
   * Null if the file is missing, or the path is null.
   */
  media: (path: string | null, preferredName: string) => string | null
  /** As `media`, for a film beside which its tracks are put. The same film with other tracks is another file. */
  film: (path: string | null, tracks: string | null, preferredName: string) => string | null
  /** Puts a post's HTML into a file with this name. */
  text: (name: string, html: string) => void
  /** Width and height of a picture's file as displayed. */
  sizeOf: (path: string) => Size
}
export type Size = { width: number | null; height: number | null }

/** The agency folder for these rows. Importing it into the same database changes nothing. */
export function folderOfAgency(rows: AgencyRows, target: Target): AgencyFolder {
  return {
    version: 1,
    talents: rows.talents.map((talent) => toFolderTalent(talent, rows, target)),
    posts: rows.posts.map((post) => toFolderPost(post, target)),
    prehome: rows.prehome.flatMap((slide, index) => toSlide(slide, 'prehome', index, target)),
    slides: rows.slides.flatMap(({ type, title, url, ...slide }, index) =>
      toSlide(slide, 'slides', index, target).map((files) => ({ type, ...files, title, url })),
    ),
    staff: rows.staff.map(({ id: _, ...person }) => person),
    social: Object.fromEntries(rows.social.map(({ network, url }) => [network, { url }])),
    feed: rows.feed.flatMap((row, index) => {
      const name = target.media(row.picture, `feed/${numberOf(index)}`)
      if (name === null) return []
      const { url, alt, alt_en: altEn, alt_es: altEs } = row
      return [{ picture: name, url, alt, altEn, altEs }]
    }),
  }
}

function toFolderTalent(
  talent: AgencyRows['talents'][number],
  rows: AgencyRows,
  target: Target,
): FolderTalent {
  const { id, slug, name, gender, hair, eyes, birthdate, nationality, instagram } = talent
  const folder = `talents/${slug}`
  const itemsOf = (album: number) =>
    (rows.items.get(id) ?? []).filter((item) => item.album === album)
  return {
    slug,
    hidden: talent.hidden === 1,
    name,
    gender,
    boards: (rows.boards.get(id) ?? []).map(({ board }) => board),
    measures: {
      height: talent.height,
      bust: talent.bust,
      chest: talent.chest,
      waist: talent.waist,
      hips: talent.hips,
      jeans: talent.jeans,
      suit: talent.suit,
      shoes: talent.shoes,
    },
    hair,
    eyes,
    birthdate,
    nationality,
    languages: (rows.languages.get(id) ?? []).map(({ language, level }) => ({ language, level })),
    instagram,
    modelsCom: talent.models_com,
    cover: target.media(talent.cover, `${folder}/cover`),
    coverWeb: target.media(talent.cover_web, `${folder}/cover-web`),
    cover2: target.media(talent.cover2, `${folder}/cover2`),
    book: toPictures(itemsOf(albums.book), `${folder}/book`, target),
    polaroids: toPictures(itemsOf(albums.polaroids), `${folder}/polaroid`, target),
    videos: toClips(itemsOf(albums.videos), `${folder}/video`, target),
    digitalVideos: toClips(itemsOf(albums.digitalVideos), `${folder}/digital-video`, target),
  }
}

function toPictures(
  items: readonly ItemRow[],
  preferredName: string,
  target: Target,
): FolderTalent['book'] {
  return items.flatMap((item, index) => {
    const file = target.media(item.file, `${preferredName}-${numberOf(index)}`)
    if (file === null || item.file === null) return []
    return [{ file, caption: item.caption, ...explicitSize(item, target.sizeOf(item.file)) }]
  })
}

/** Writes a size only if it differs from the file's, so that a replaced picture needs no change of the size. */
function explicitSize({ width, height }: Size, own: Size): Size {
  return width === own.width && height === own.height
    ? { width: null, height: null }
    : { width, height }
}

function toClips(
  items: readonly ItemRow[],
  preferredName: string,
  target: Target,
): FolderTalent['videos'] {
  return items.flatMap(({ file: path, provider, video_id: id, caption, poster, tracks }, index) => {
    const file = target.film(path, tracks, `${preferredName}-${numberOf(index)}`)
    if (file === null && id === null) return []
    const posterFile = target.media(poster, `${preferredName}-${numberOf(index)}-poster`)
    return [{ file, provider, id, caption, poster: posterFile }]
  })
}

function toFolderPost(post: AgencyRows['posts'][number], target: Target): FolderPost {
  const { slug, batch, language, title, description, date, cover } = post
  const folder = `posts/${slug}.${language}` // posts in two languages may have one slug
  let pictures = 0
  const html = replacePictures(post.content, (path) =>
    target.media(path, `${folder}/${numberOf(pictures++)}`),
  )
  const name = `${folder}.html`
  if (html !== '') target.text(name, html)
  return {
    slug,
    hidden: post.hidden === 1,
    batch,
    language,
    title,
    description,
    date,
    content: html === '' ? '' : `file: ${name}`, // an import refuses empty files
    cover: target.media(cover, `${folder}/cover`),
  }
}

function toSlide(
  slide: { mobile: string; desktop: string },
  list: string,
  index: number,
  target: Target,
) {
  const mobile = target.media(slide.mobile, `${list}/${numberOf(index)}-mobile`)
  const desktop = target.media(slide.desktop, `${list}/${numberOf(index)}-desktop`)
  return mobile === null || desktop === null ? [] : [{ mobile, desktop }]
}

/** A number from 1, padded so that names sort in order. */
function numberOf(index: number): string {
  return String(index + 1).padStart(2, '0')
}
