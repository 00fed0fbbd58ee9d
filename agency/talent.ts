import type { BoardName, Gender } from './board.ts'
import { type Frame, type Gallery, isClipPath } from './gallery.ts'
import type { Measures } from './measures.ts'

/** The pictures and the clip that represent a talent, as media paths. */
export type Covers = {
  /** On cards; if null, the card shows the initials. */
  card: string | null
  /** On the card under the pointer; null if there is no second picture. */
  hover: string | null
  /** At the top of the profile, behind `film` if there is one. */
  poster: string | null
  film: string | null
}

/** A talent in the roster. `boards` begins with the canonical board; it is empty for a talent on no board. */
export type RosterTalent = {
  id: number
  name: string
  gender: Gender | null
  boards: readonly BoardName[]
  covers: Covers
  measures: Measures
  hair: string | null
  eyes: string | null
  /** The ISO 3166 code of the country, in small letters; null if the service does not tell it. */
  nationality: string | null
  /** The ISO 639 codes of the languages that the talent speaks. */
  languages: readonly string[]
}

/** A language that a talent speaks, and its level. */
export type SpokenLanguage = { language: string; level: string | null }

/** A talent with everything that the profile shows. */
export type Talent = Omit<RosterTalent, 'nationality' | 'languages'> & {
  /** In words, in the requested language. */
  nationality: string | null
  languages: readonly SpokenLanguage[]
  gallery: Gallery
  /** The account's name, without @ or address. */
  instagram: string | null
  /** The address of the talent's page at models.com; https. */
  modelsCom: string | null
}

/** All pictures, clips and their tracks on a talent's cards and profile, as media paths. */
export function mediaPathsOf({ covers, gallery }: Pick<Talent, 'covers' | 'gallery'>): string[] {
  const { book, polaroids, films, digitalVideos } = gallery
  const clips = [...films, ...digitalVideos]
  const files = [...book, ...polaroids, ...clips.flatMap((clip) => clip.sources)].flatMap((each) =>
    'file' in each ? [each.file] : [],
  )
  const posters = clips.flatMap(({ poster }) => poster ?? [])
  const tracks = clips.flatMap((clip) => clip.tracks.map(({ file }) => file))
  return [...coverPathsOf(covers), ...files, ...posters, ...tracks]
}

/** The media paths of a talent's covers. */
export function coverPathsOf({ card, hover, poster, film }: Covers): string[] {
  return [card, hover, poster, film].filter((path) => path !== null)
}

/** The frame of book or polaroids that is also the cover portrait; null if the cover is a file of its own. */
export function frameOfCover({
  covers,
  gallery,
}: Pick<Talent, 'covers' | 'gallery'>): Frame | null {
  const frames = [...gallery.book, ...gallery.polaroids]
  return frames.find(({ file }) => file === covers.poster) ?? null
}

type WireCovers = { cover: string | null; cover_web: string | null; cover2: string | null }

/**
 * Chooses among the covers on the wire. A card shows `cover_web`, else `cover`, else `cover2`, and the next different picture on
 * hover (docs/product.md: Cards). The profile starts with `cover`: the film is the first clip, the poster the first picture.
 */
export function chooseCovers({ cover, cover_web, cover2 }: WireCovers): Covers {
  const [card = null, ...others] = [cover_web, cover, cover2].filter(isPicture)
  const profile = [cover, cover_web, cover2].filter((path) => path !== null)
  return {
    card,
    hover: others.find((path) => path !== card) ?? null,
    poster: profile.find(isPicture) ?? null,
    film: profile.find(isClipPath) ?? null,
  }
}

function isPicture(path: string | null): boolean {
  return path !== null && !isClipPath(path)
}

/** Whether a talent is a kid; search engines must not find kids (docs/product.md: Children). */
export function isKid({ boards }: Pick<RosterTalent, 'boards'>): boolean {
  return boards.includes('kids')
}

/** Up to two initials, for a talent without a cover. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
