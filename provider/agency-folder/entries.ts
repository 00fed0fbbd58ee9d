import type { Insertable } from 'kysely'

import type { AgencyFolder, FolderTalent } from '#contract/agency-folder.ts'

import type { ProviderTables } from '../service/tables.ts'
import type { BoardCategories } from '../talents/categories.ts'
import { type NamedKeys, postKey } from './named-keys.ts'
import { type PostEntry, toPostEntry } from './post-entry.ts'
import { AGENCY_FILE } from './problem.ts'
import type { Source } from './source.ts'
import { type TalentEntry, toTalentEntry } from './talent-entry.ts'

/** A folder's entries to be stored: talents by slug, posts by language and slug, the others as lists. */
export type Entries = {
  talents: ReadonlyMap<string, TalentEntry>
  posts: ReadonlyMap<string, PostEntry>
  prehome: readonly Row<'prehome_slides'>[]
  slides: readonly Row<'slides'>[]
  staff: readonly Row<'staff'>[]
  social: readonly Row<'social_medias'>[]
  feed: readonly Row<'feed'>[]
}
type Row<T extends keyof ProviderTables> = Omit<Insertable<ProviderTables[T]>, 'id'>

const slugOf = ({ slug }: FolderTalent) => slug

/** Returns all entries that can be stored; reports the others to the source. */
export function toEntries(
  agency: AgencyFolder,
  named: NamedKeys,
  boards: BoardCategories,
  source: Source,
): Entries {
  const posts = keepFirst(agency.posts, postKey, { list: 'posts', named: named.posts }, source)
  const talents = keepFirst(
    agency.talents,
    slugOf,
    { list: 'talents', named: named.talents },
    source,
  )
  warnOfBatchMates(posts, source)
  return {
    talents: new Map(
      talents.flatMap((talent) => {
        const entry = toTalentEntry(talent, boards, source)
        return entry === null ? [] : [[talent.slug, entry] as const]
      }),
    ),
    posts: new Map(
      posts.flatMap((post) => {
        const entry = toPostEntry(post, source)
        return entry === null ? [] : [[postKey(post), entry] as const]
      }),
    ),
    prehome: agency.prehome.flatMap((slide) => toSlide(slide, 'prehome', source)),
    slides: agency.slides.flatMap(({ type, title, url, ...slide }) =>
      toSlide(slide, 'slides', source).map((files) => ({ type, title, url, ...files })),
    ),
    staff: agency.staff,
    social: Object.entries(agency.social).flatMap(([network, media]) =>
      media?.url ? [{ network, url: media.url }] : [],
    ),
    feed: agency.feed.flatMap(({ picture, url, alt, altEn, altEs }) => {
      const file = source.media(picture, 'picture', 'feed')
      return file === null ? [] : [{ picture: file.path, url, alt, alt_en: altEn, alt_es: altEs }]
    }),
  }
}

/**
 * Of entries with one key, keeps the first; none if one of them could not be read, as that may be the one that is meant. Reports
 * the others, each at its own place. `named`: the indexes of each key in the file.
 */
function keepFirst<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  { list, named }: { list: string; named: ReadonlyMap<string, readonly number[]> },
  { report }: Source,
): T[] {
  const groups = Map.groupBy(entries, keyOf)
  return [...groups].flatMap(([key, [first, ...others]]) => {
    const indexes = named.get(key) ?? []
    if (first === undefined || others.length + 1 !== indexes.length) {
      const place = `${list}.${key.replace('/', '.')}`
      const reason = 'is there twice, and one cannot be read: neither is taken'
      report({ file: AGENCY_FILE, place, reason })
      return []
    }
    const reason = `"${key.split('/').at(-1)}" is there twice; the first is taken`
    for (const index of indexes.slice(1)) {
      report({ file: AGENCY_FILE, place: `${list}.${index}.slug`, reason })
    }
    return [first]
  })
}

/** Warns of two posts of a batch in one language: both are stored, but translations lead to only one of them. */
function warnOfBatchMates(posts: AgencyFolder['posts'], { warn }: Source) {
  const first = new Map<string, string>()
  for (const { batch, language, slug } of posts) {
    const key = `${language}/${batch}`
    const mate = first.get(key)
    const reason = `is in the batch of ${mate}, which is in the same language`
    if (mate !== undefined) {
      warn({ file: AGENCY_FILE, place: `posts.${language}.${slug}.batch`, reason })
    } else first.set(key, slug)
  }
}

/** A slide, with a picture or clip for each shape of screen; none if one is missing. */
function toSlide(slide: { mobile: string; desktop: string }, place: string, source: Source) {
  const mobile = source.media(slide.mobile, 'either', place)
  const desktop = source.media(slide.desktop, 'either', place)
  return mobile && desktop ? [{ mobile: mobile.path, desktop: desktop.path }] : []
}
