import type { RosterTalent } from '#agency/talent.ts'

import { mediaContext, type PageContext } from '../page/request-context.ts'
import type { RosterEntry } from './roster-view.ts'

/** Picks the fields of a talent that may leave the server. */
export function toRosterEntry(
  context: PageContext,
  { id, name, gender, boards, measures, hair, eyes, covers }: RosterTalent,
): RosterEntry {
  const media = context.get(mediaContext)
  const picture = (path: string | null) => (path === null ? null : media.picture(path))
  return {
    id,
    name,
    gender,
    boards,
    measures,
    hair,
    eyes,
    cover: picture(covers.card),
    otherCover: picture(covers.hover),
  }
}
