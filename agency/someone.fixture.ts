import type { Measures } from './measures.ts'
import type { RosterTalent, Talent } from './talent.ts'

/** Measures of which nobody knows any. */
export const unmeasured: Measures = {
  heightCm: null,
  bustCm: null,
  chestCm: null,
  waistCm: null,
  hipsCm: null,
  jeans: null,
  suit: null,
  shoes: null,
}

/** A talent for tests; a test passes only the fields that it is about. */
export function someone(facts: Partial<RosterTalent> = {}): RosterTalent {
  return {
    id: 7,
    name: 'Ágata Fontoura',
    gender: 'woman',
    boards: ['mainboard'],
    covers: { card: null, hover: null, poster: null, film: null },
    measures: {
      heightCm: 178,
      bustCm: 82,
      chestCm: null,
      waistCm: 61,
      hipsCm: 89,
      jeans: '36',
      suit: null,
      shoes: '38 BR',
    },
    hair: 'Red',
    eyes: 'Green',
    nationality: null,
    languages: [],
    ...facts,
  }
}

/** A talent with a profile, for tests; nationality, languages, galleries and accounts are empty unless a test passes them. */
export function someProfile(facts: Partial<Talent> = {}): Talent {
  return {
    ...someone(),
    nationality: null,
    languages: [],
    gallery: { book: [], polaroids: [], films: [], digitalVideos: [] },
    instagram: null,
    modelsCom: null,
    ...facts,
  }
}
