import type { Gender, ShownBoard } from '../board.ts'
import { someone } from '../someone.fixture.ts'
import type { BriefTalent } from './known-values.ts'
import type { BriefWorld } from './parse-brief.ts'

const boards: readonly ShownBoard[] = [
  'mainboard',
  'new_faces',
  'curvy',
  'actors',
  'kids',
  'direct',
].map((name) => ({ name }))

const hair = [
  'Black',
  'Dark Brown',
  'Brown',
  'Light Brown',
  'Blonde',
  'Dark Blonde',
  'Red',
  'Grey',
  'Shaved',
]
const eyes = ['Brown', 'Dark Brown', 'Green', 'Blue', 'Hazel', 'Grey', 'Honey']
const sizes = {
  woman: {
    shoes: ['36 BR', '37 BR', '38 BR', '39 BR', '40 BR'],
    jeans: ['34', '36', '38', '40', '42', '44'],
    suit: [],
  },
  man: {
    shoes: ['41 BR', '42 BR', '43 BR', '44 BR'],
    jeans: [],
    suit: ['46', '48', '50', '52', '54'],
  },
} as const

/** Boards, and talents that have each size and colour of the written briefs. */
export const someRoster: BriefWorld = {
  boards,
  talents: (['woman', 'man'] as const).flatMap((gender) =>
    Array.from({ length: 9 }, (_, index) => talentWith(gender, index)),
  ),
}

function talentWith(gender: Gender, index: number): BriefTalent {
  const { shoes, jeans, suit } = sizes[gender]
  const { measures } = someone()
  return someone({
    gender,
    hair: hair[index] ?? null,
    eyes: eyes[index] ?? null,
    measures: {
      ...measures,
      shoes: shoes[index] ?? null,
      jeans: jeans[index] ?? null,
      suit: suit[index] ?? null,
    },
  })
}
