import * as v from 'valibot'

import { Id, Language, OptionalText, Pixels, QueryNumber, RequiredText } from '../values.ts'

/** The id may be a number or its digits: if a category could not be read, a child would pass as an adult. */
export const Category = v.object({ id: v.pipe(QueryNumber, Id), name: OptionalText })

// The service may send a birthdate. No schema describes it, so the site can neither read nor store it:
// no page shows it, and minors are on the roster.
const summary = {
  id: Id,
  name: RequiredText,
  gender: v.nullish(v.picklist(['man', 'woman']), null),
  cover: OptionalText,
  cover_web: OptionalText,
  cover2: OptionalText,
  height: OptionalText,
  bust: OptionalText,
  chest: OptionalText,
  waist: OptionalText,
  hips: OptionalText,
  jeans: OptionalText,
  suit: OptionalText,
  shoes: OptionalText,
  hair: OptionalText,
  eyes: OptionalText,
  categories: v.nullish(v.array(Category), []),
  nationality_code: OptionalText,
  language_codes: v.nullish(v.array(RequiredText), []),
}

/**
 * A talent in a list. Covers are media paths; measures are texts such as `"5.10/178"`, `"24/61"`, `"39x9"`. A service may leave out
 * the ISO 3166 code of the nationality (`BR`) and the ISO 639 codes of languages (`pt`); then the site cannot filter by them.
 */
export const TalentSummary = v.object(summary)
export type TalentSummary = v.InferOutput<typeof TalentSummary>

export const Frame = v.object({
  id: Id,
  file: RequiredText,
  caption: OptionalText,
  width: Pixels,
  height: Pixels,
})
export type Frame = v.InferOutput<typeof Frame>

/** A WebVTT file for a video: captions, or the titles of its chapters. `file` is a media path; a language may be unknown. */
export const Track = v.object({
  kind: v.picklist(['captions', 'chapters']),
  language: v.nullish(Language, null),
  file: RequiredText,
})

export type Track = v.InferOutput<typeof Track>

/** `file` is the video's id at its provider (Vimeo: `id` or `id/hash`); `url` and `poster`, a still of it, are media paths. `seconds` is its length. */
export const Video = v.object({
  id: Id,
  url: OptionalText,
  provider: v.nullish(v.picklist(['youtube', 'vimeo']), null),
  file: OptionalText,
  caption: OptionalText,
  width: Pixels,
  height: Pixels,
  poster: OptionalText,
  tracks: v.nullish(v.array(Track), []),
  seconds: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)), null),
})
export type Video = v.InferOutput<typeof Video>

/** Albums 2 (book) and 3 (polaroids) hold frames, 4 videos, 9 digital videos. A frame is read as a video without a provider. */
export const Album = v.object({
  id: Id,
  name: OptionalText,
  items: v.nullish(v.array(Video), []),
})
export type Album = v.InferOutput<typeof Album>

/** A talent with everything its profile shows. */
export const Talent = v.object({
  ...summary,
  nationality: OptionalText,
  detailed_languages: v.nullish(
    v.array(v.object({ language: RequiredText, level: OptionalText })),
    [],
  ),
  book: v.nullish(v.array(Frame), []),
  snap: v.nullish(v.array(Frame), []),
  video: v.nullish(v.array(Video), []),
  'digital-videos': v.nullish(v.array(Video), []),
  albums: v.nullish(v.array(Album), []),
  instagram: OptionalText,
  models_com: OptionalText,
})
export type Talent = v.InferOutput<typeof Talent>
