import { knownBoards } from '#agency/board.ts'
import { parseSize } from '#agency/measures.ts'
import type { ListedTalent } from '#site/roster-list/roster-list.ts'

import type { NonEmpty } from '../agency/random.ts'
import { inventTalent } from '../agency/talent.ts'

/** An invented roster of the given size, in the form that a models page uses. */
export function inventRoster(talentCount: number): NonEmpty<ListedTalent> {
  const others = Array.from({ length: talentCount - 1 }, (_, index) => entryAt(index + 1))
  return [entryAt(0), ...others]
}

function entryAt(id: number): ListedTalent {
  const { name, gender, boards, measures, hair, eyes, nationality, languages } = inventTalent(id)
  return {
    id,
    name,
    gender,
    boards: knownBoards.filter((board) => boards.includes(board)),
    measures: {
      heightCm: measures.height,
      bustCm: measures.bust,
      chestCm: measures.chest,
      waistCm: measures.waist,
      hipsCm: measures.hips,
      jeans: parseSize(measures.jeans),
      suit: parseSize(measures.suit),
      shoes: parseSize(measures.shoes),
    },
    hair,
    eyes,
    nationality: nationality?.toLowerCase() ?? null,
    languages: languages.map(({ language }) => language),
    cover: null,
  }
}
