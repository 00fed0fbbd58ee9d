import { type Boards, isOnBoard } from '#agency/board.ts'
import { firstNameOf, surnameIn } from '#agency/surname.ts'
import type { Frame, Talent, TalentSummary, Video } from '#contract/integration/talent.ts'

/** The fields of each type that are kept as they are: choices from a list, and addresses, without which there is no picture. */
type KeptOfSummary = 'gender' | 'cover' | 'cover_web' | 'cover2'
type KeptOfFrame = 'file'
type KeptOfVideo = 'file' | 'url' | 'provider' | 'poster' | 'tracks'

/** The fields of `T` that may contain a surname: all but numbers and `Kept`. A new field does not compile until it is treated. */
type Treated<T, Kept extends keyof T> = {
  [
    Field in keyof T as Field extends Kept ? never : T[Field] extends number | null ? never : Field
  ]-?: T[Field]
}

/**
 * Reduces a child's name to the first name, also in memory and on disk (docs/product.md: Children), and removes texts that
 * contain part of the surname. All other talents stay unchanged.
 */
export function withFirstNameOnly<T extends TalentSummary>(boards: Boards, talent: T): T {
  if (!isWireKid(boards, talent)) return talent
  const quiet = quietAbout(talent.name)
  const treated: Treated<TalentSummary, KeptOfSummary> = {
    name: firstNameOf(talent.name),
    categories: talent.categories.map(({ id }) => ({ id, name: null })),
    height: quiet(talent.height),
    bust: quiet(talent.bust),
    chest: quiet(talent.chest),
    waist: quiet(talent.waist),
    hips: quiet(talent.hips),
    jeans: quiet(talent.jeans),
    suit: quiet(talent.suit),
    shoes: quiet(talent.shoes),
    hair: quiet(talent.hair),
    eyes: quiet(talent.eyes),
    nationality_code: null, // lists of all children of a country serve nobody
    language_codes: [],
  }
  return { ...talent, ...treated }
}

/** The same for a profile, without accounts on other sites, which carry the full name. */
export function profileWithFirstNameOnly(boards: Boards, talent: Talent): Talent {
  if (!isWireKid(boards, talent)) return talent
  const quiet = quietAbout(talent.name)
  type TreatedItem = Treated<Frame, KeptOfFrame> & Treated<Video, KeptOfVideo>
  const treatItem = ({ caption }: Frame | Video): TreatedItem => ({ caption: quiet(caption) })
  const keep = <T extends Frame | Video>(items: T[]) =>
    items.map((item) => ({
      ...item,
      ...treatItem(item),
      ...('tracks' in item && { tracks: [] }), // captions and chapters are texts that are not searched
    }))
  const treated: Treated<Omit<Talent, keyof TalentSummary>, never> = {
    nationality: quiet(talent.nationality),
    detailed_languages: talent.detailed_languages
      .filter(({ language }) => quiet(language) !== null)
      .map(({ language, level }) => ({ language, level: quiet(level) })),
    instagram: null,
    models_com: null,
    book: keep(talent.book),
    snap: keep(talent.snap),
    video: keep(talent.video),
    'digital-videos': keep(talent['digital-videos']),
    albums: talent.albums.map(({ id, items }) => ({ id, name: null, items: keep(items) })),
  }
  return { ...withFirstNameOnly(boards, talent), ...treated }
}

/** Keeps a text unless it contains part of the child's surname. */
function quietAbout(name: string) {
  const saysSurname = surnameIn(name)
  return (text: string | null) => (text === null || saysSurname(text) ? null : text)
}

/** Whether a talent of the wire is a child. */
export function isWireKid(boards: Boards, { gender, categories }: TalentSummary): boolean {
  return isOnBoard(boards, 'kids', { gender, categoryIds: categories.map(({ id }) => id) })
}
