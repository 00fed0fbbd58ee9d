import { LIST_VERSION } from '../roster-list/roster-list.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import type { FacetNames } from './facet-words.ts'
import type { RosterData, RosterEntry } from './roster-data.ts'

/** The data itself, beside its text, for the process that has it: JSON leaves it out. */
const data = Symbol()

/**
 * A list's data as it leaves the server: one text, as many small values cost several times as much to write and to read. Talents
 * are rows without field names, and quotes are single, so that a page's script need not escape them twice. After a change of
 * the rows, or of any other field of the text, raise `LIST_VERSION`: a script reads only texts that it knows.
 */
export type RosterText = Pick<RosterData, 'addresses'> & {
  version: number
  text: string
  [data]?: RosterData
}

export function toRosterText(whole: RosterData): RosterText {
  const { addresses, page, nearMisses: near, ...others } = whole
  const rows = page.items.map(toRow)
  const colours = mentionedColours(whole)
  const missing = near.map(({ talent, missed }) => ({ missed, talent: toRow(talent) }))
  const nearMisses = missing.length === 0 ? undefined : missing // then it takes no room
  const shown = { ...others, colours, nearMisses, page: { ...page, items: rows } }
  const text = swapQuotes(JSON.stringify(shown))
  return { addresses, version: LIST_VERSION, text, [data]: whole }
}

/** Whether this script knows the text's rows. In a tab that is older than the server, it does not. */
export function isReadable({ version }: RosterText): boolean {
  return version === LIST_VERSION
}

/** Reads the data back, as the same object each time. Data that was answered from this tab's list is returned as it is. */
export function fromRosterText(answer: RosterText | RosterData): RosterData {
  if (!('text' in answer)) return answer
  return (answer[data] ??= read(answer))
}

/** The names of the colours that a talent in the list has, or that the search asks for, and all other names. */
function mentionedColours({ colours, facets, search }: RosterData): FacetNames {
  const namesOf = (facet: 'hair' | 'eyes') => {
    const values = new Set(search.filter.values[facet])
    for (const [value] of facets.values[facet] ?? []) values.add(value)
    return Object.fromEntries(Object.entries(colours[facet]).filter(([key]) => values.has(key)))
  }
  return { ...colours, hair: namesOf('hair'), eyes: namesOf('eyes') }
}

function read({ addresses, text }: RosterText): RosterData {
  const whole = JSON.parse(swapQuotes(text))
  whole.page.items = whole.page.items.map(fromRow)
  whole.nearMisses ??= []
  for (const near of whole.nearMisses) near.talent = fromRow(near.talent)
  return { addresses, ...whole }
}

function swapQuotes(text: string): string {
  return text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'))
}

type Row = ReturnType<typeof toRow>
type PictureRow = ReturnType<typeof toPictureRow>

function toRow(talent: RosterEntry) {
  const { id, name, gender, boards, measures, hair, eyes, cover, otherCover } = talent
  const { heightCm, bustCm, chestCm, waistCm, hipsCm, jeans, suit, shoes, written } = measures
  const measured = [heightCm, bustCm, chestCm, waistCm, hipsCm, jeans, suit, shoes] as const
  const pictures = [toPictureRow(cover), toPictureRow(otherCover ?? null)] as const
  const others = written === undefined ? null : { written }
  return [id, name, gender, boards, ...measured, others, hair, eyes, ...pictures] as const
}

function fromRow([
  id,
  name,
  gender,
  boards,
  heightCm,
  bustCm,
  chestCm,
  waistCm,
  hipsCm,
  jeans,
  suit,
  shoes,
  others,
  hair,
  eyes,
  cover,
  otherCover,
]: Row): RosterEntry {
  return {
    id,
    name,
    gender,
    boards,
    measures: { heightCm, bustCm, chestCm, waistCm, hipsCm, jeans, suit, shoes, ...others },
    hair,
    eyes,
    cover: fromPictureRow(cover),
    otherCover: fromPictureRow(otherCover),
  }
}

function toPictureRow(picture: PictureFacts | null) {
  if (picture === null) return null
  const { path, version, width, height, colour } = picture
  return version === null && width === null && colour === null
    ? ([path] as const)
    : ([path, version, width, height, colour] as const)
}

function fromPictureRow(row: PictureRow): PictureFacts | null {
  if (row === null) return null
  const [path, version = null, width = null, height = null, colour = null] = row
  return { path, version, width, height, colour }
}
