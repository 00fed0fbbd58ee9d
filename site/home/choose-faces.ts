import { isKid, type RosterTalent } from '#agency/talent.ts'

/** Six faces fill one, two or three rows; so do eight. */
const USUAL = 6
const MOST = 8

/**
 * The faces on the home page: the talents that the agency names, then the first of its order. There are six, or eight if it
 * names more than six; where there are fewer, an even number. Talents without a cover, and children, are left out.
 */
export function chooseFaces(
  roster: readonly RosterTalent[],
  named: readonly number[] = [],
): RosterTalent[] {
  const shown = roster.filter((talent) => talent.covers.card !== null && !isKid(talent))
  const first = named.flatMap((id) => shown.find((talent) => talent.id === id) ?? [])
  const faces = [...new Set([...first, ...shown])].slice(0, named.length > USUAL ? MOST : USUAL)
  const isOdd = faces.length % 2 === 1 && faces.length > 1
  return isOdd ? faces.slice(0, -1) : faces
}
