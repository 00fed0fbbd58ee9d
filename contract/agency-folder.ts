import * as v from 'valibot'

import { Day, Language, RequiredText } from './values.ts'

const text = v.nullish(v.string(), null)
/** Not nullable: an entry with an invalid value is dropped, as it may be meant to be hidden. */
const hidden = v.optional(v.boolean(), false)
const height = centimetres(30, 250)
const girth = centimetres(25, 250)
const side = v.nullish(v.pipe(v.number(), v.safeInteger(), within(1, 65_535, 'pixels')), null)
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens'),
  v.maxLength(200, 'must be 200 letters at the most'), // an export makes it a file's name
)

export const Picture = v.object({ file: RequiredText, caption: text, width: side, height: side })

/** What is no name becomes an empty one, which is no board: it may be meant to be `kids`. */
const Boards = v.pipe(
  v.array(v.unknown()),
  v.transform((names) => names.map((name) => (typeof name === 'string' ? name.trim() : ''))),
)

/** A number outside these limits is a mistake: 17.8 for 178, or inches. */
function centimetres(least: number, most: number) {
  return v.nullish(v.pipe(v.number(), within(least, most, 'cm')), null)
}

function within(least: number, most: number, unit: string) {
  return v.check(
    (value: number) => value >= least && value <= most,
    `must be from ${least} to ${most} ${unit}`,
  )
}

/** A clip: a file of the folder, or its id at a video provider. */
export const Clip = v.pipe(
  v.object({
    file: text,
    provider: v.nullish(v.picklist(['youtube', 'vimeo']), null),
    id: text,
    caption: text,
    poster: text,
  }),
  v.check(
    (clip) => clip.file !== null || (clip.provider !== null && clip.id !== null),
    'needs a file, or provider and id',
  ),
)

export const FolderTalent = v.object({
  slug,
  hidden,
  name: RequiredText,
  gender: v.nullish(v.picklist(['woman', 'man']), null),
  boards: Boards,
  measures: v.object({
    height,
    bust: girth,
    chest: girth,
    waist: girth,
    hips: girth,
    jeans: text,
    suit: text,
    shoes: text,
  }),
  hair: text,
  eyes: text,
  birthdate: v.nullish(Day, null),
  nationality: text,
  languages: v.nullish(v.array(v.object({ language: RequiredText, level: text })), []),
  instagram: text,
  modelsCom: text,
  cover: text,
  coverWeb: text,
  cover2: text,
  book: v.nullish(v.array(Picture), []),
  polaroids: v.nullish(v.array(Picture), []),
  videos: v.nullish(v.array(Clip), []),
  digitalVideos: v.nullish(v.array(Clip), []),
})
export type FolderTalent = v.InferOutput<typeof FolderTalent>

/** `content` is HTML, or `file: posts/x.html`. */
export const FolderPost = v.object({
  slug,
  hidden,
  batch: RequiredText,
  language: Language,
  title: RequiredText,
  description: v.string(),
  date: Day,
  content: v.string(),
  cover: text,
})
export type FolderPost = v.InferOutput<typeof FolderPost>

/** The `agency.json` of an agency folder, which the embedded provider imports. Paths are relative to the folder. */
export const AgencyFolder = v.object({
  version: v.literal(1),
  talents: v.array(FolderTalent),
  posts: v.array(FolderPost),
  prehome: v.array(v.object({ mobile: RequiredText, desktop: RequiredText })),
  slides: v.nullish(
    v.array(
      v.object({
        type: RequiredText,
        mobile: RequiredText,
        desktop: RequiredText,
        title: text,
        url: text,
      }),
    ),
    [],
  ),
  staff: v.array(
    v.object({
      name: RequiredText,
      role: text,
      email: v.pipe(v.string(), v.email('is no e-mail address')),
      phone: text,
      language: Language,
    }),
  ),
  // nullable, so that a wrong address drops only its own network
  social: v.record(
    v.pipe(RequiredText, v.regex(/^\P{Cc}+$/u, 'must not have control characters')),
    v.nullable(
      v.object({ url: v.nullish(v.pipe(v.string(), v.url('is no address (https://…)')), null) }),
    ),
  ),
  feed: v.nullish(
    v.array(
      v.object({
        picture: RequiredText,
        url: v.pipe(v.string(), v.url('is no address (https://…)')),
        alt: v.string(),
        altEn: text,
        altEs: text,
      }),
    ),
    [],
  ),
})
export type AgencyFolder = v.InferOutput<typeof AgencyFolder>
