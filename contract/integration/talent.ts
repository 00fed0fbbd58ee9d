import * as v from 'valibot'

import { Id, OptionalText, Pixels, QueryNumber, RequiredText } from '../values.ts'

/** Its id may be a number or its digits: a category that is not read would make an adult of a child. */
export const Category = v.object({ id: v.pipe(QueryNumber, Id), name: OptionalText })

// The wire may carry a birthdate. It is described nowhere, so it can be neither read nor kept:
// no screen shows it, and minors are on the roster.
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
}

/** A talent in a list. Covers are media paths; measures are text such as `"5.10/178"`, `"24/61"`, `"39x9"`. */
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

/** `file` is the video provider's id (Vimeo: `id` or `id/hash`); `url` a media path. */
export const Video = v.object({
  id: Id,
  url: OptionalText,
  provider: v.nullish(v.picklist(['youtube', 'vimeo']), null),
  file: OptionalText,
  caption: OptionalText,
  width: Pixels,
  height: Pixels,
})
export type Video = v.InferOutput<typeof Video>

/** Album 2 is the book and 3 the polaroids (frames); 4 holds videos and 9 digital videos. A frame is read as a video without provider. */
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
