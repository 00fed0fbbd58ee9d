import { type Boards, isOnBoard } from '#agency/board.ts'
import type { Talent, TalentSummary } from '#contract/integration/talent.ts'

type OnBoards = Pick<TalentSummary, 'gender' | 'name' | 'categories'>

/** A child is known by its first name only, in memory and on disk too (safety: Privacy). Everybody else stays as they are. */
export function withFirstNameOnly<T extends OnBoards>(boards: Boards, talent: T): T {
  return isChild(boards, talent) ? { ...talent, name: firstNameOf(talent.name) } : talent
}

/** The same for a profile: accounts elsewhere, which carry the whole name, and captions that say more of it are left out. */
export function profileWithFirstNameOnly(boards: Boards, talent: Talent): Talent {
  if (!isChild(boards, talent)) return talent
  const secrets = surnamesOf(talent.name)
  const keep = <T extends { caption: string | null }>(items: T[]) =>
    items.map((item) => ({ ...item, caption: unlessItSays(secrets, item.caption) }))
  return {
    ...withFirstNameOnly(boards, talent),
    instagram: null,
    models_com: null,
    book: keep(talent.book),
    snap: keep(talent.snap),
    video: keep(talent.video),
    'digital-videos': keep(talent['digital-videos']),
    albums: talent.albums.map((album) => ({ ...album, items: keep(album.items) })),
  }
}

function isChild(boards: Boards, { gender, categories }: OnBoards): boolean {
  return isOnBoard(boards, 'kids', { gender, categoryIds: categories.map(({ id }) => id) })
}

function firstNameOf(name: string): string {
  return wordsOf(name)[0] ?? name
}

/** What of a name nobody is to learn; the little words between are no secret. */
function surnamesOf(name: string): string[] {
  return wordsOf(name)
    .slice(1)
    .map(plain)
    .filter((word) => !/^(?:d[aeo]s?|del|la|e|y)$/.test(word))
}

function unlessItSays(secrets: readonly string[], text: string | null): string | null {
  const said = plain(text ?? '')
  return secrets.some((secret) => said.includes(secret)) ? null : text
}

/** Small letters without accents, which captions often lack. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function wordsOf(name: string): string[] {
  return name.split(/\s+/)
}
