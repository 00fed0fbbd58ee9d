import type { Insertable } from 'kysely'

import type { AgencyFolder } from '#contract/agency-folder.ts'

import type { ProviderTables } from '../service/tables.ts'
import type { BoardCategories } from '../talents/categories.ts'
import { postKey } from './named-keys.ts'
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

/** Returns all entries that can be stored; reports the others to the source. */
export function toEntries(agency: AgencyFolder, boards: BoardCategories, source: Source): Entries {
  const posts = keepFirst(agency.posts, postKey, 'posts', source)
  warnOfBatchMates(posts, source)
  return {
    talents: new Map(
      keepFirst(agency.talents, ({ slug }) => slug, 'talents', source).flatMap((talent) => {
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

/** Reports and omits entries with the key of an earlier entry. */
function keepFirst<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  list: string,
  { report }: Source,
): T[] {
  const keys = new Set<string>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    const isFirst = !keys.has(key)
    const place = `${list}.${key.replace('/', '.')}`
    if (!isFirst) report({ file: AGENCY_FILE, place, reason: 'is there twice; the first is taken' })
    keys.add(key)
    return isFirst
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
