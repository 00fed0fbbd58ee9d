import { type Boards, isOnBoard } from '#agency/board.ts'
import { firstNameOf, surnameIn } from '#agency/surname.ts'
import type { Talent, TalentSummary } from '#contract/integration/talent.ts'

/**
 * Reduces a child's name to the first name, also in memory and on disk (docs/product.md: Children), and removes texts that
 * contain part of the surname. All other talents stay unchanged.
 */
export function withFirstNameOnly<T extends TalentSummary>(boards: Boards, talent: T): T {
  if (!isKid(boards, talent)) return talent
  const quiet = quietAbout(talent.name)
  const { jeans, suit, shoes, hair, eyes, categories } = talent
  return {
    ...talent,
    name: firstNameOf(talent.name),
    categories: categories.map(({ id }) => ({ id, name: null })),
    jeans: quiet(jeans),
    suit: quiet(suit),
    shoes: quiet(shoes),
    hair: quiet(hair),
    eyes: quiet(eyes),
  }
}

/** The same for a profile, without accounts on other sites, which carry the full name. */
export function profileWithFirstNameOnly(boards: Boards, talent: Talent): Talent {
  if (!isKid(boards, talent)) return talent
  const quiet = quietAbout(talent.name)
  const keep = <T extends { caption: string | null }>(items: T[]) =>
    items.map((item) => ({ ...item, caption: quiet(item.caption) }))
  return {
    ...withFirstNameOnly(boards, talent),
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
}

/** Keeps a text unless it contains part of the child's surname. */
function quietAbout(name: string) {
  const saysSurname = surnameIn(name)
  return (text: string | null) => (text === null || saysSurname(text) ? null : text)
}

function isKid(boards: Boards, { gender, categories }: TalentSummary): boolean {
  return isOnBoard(boards, 'kids', { gender, categoryIds: categories.map(({ id }) => id) })
}
