import type { Gender } from '#agency/board.ts'
import type { FolderTalent } from '#contract/agency-folder.ts'

import type { Random } from './random.ts'

type FolderMeasures = FolderTalent['measures']

const PERCENT_WITHOUT_ANY = 4
const PERCENT_OF_GAPS = 6

const untold: FolderMeasures = {
  height: null,
  bust: null,
  chest: null,
  waist: null,
  hips: null,
  jeans: null,
  suit: null,
  shoes: null,
}

/** Measures similar to those of the demo agency. Single ones are missing now and then; some talents have none. */
export function inventMeasures(random: Random, gender: Gender): FolderMeasures {
  const whole = gender === 'woman' ? womansMeasures(random) : mansMeasures(random)
  if (random.percent(PERCENT_WITHOUT_ANY)) return untold
  const told = Object.entries(whole).filter(() => !random.percent(PERCENT_OF_GAPS))
  return { ...untold, ...Object.fromEntries(told) }
}

function womansMeasures(random: Random): Partial<FolderMeasures> {
  const height = random.around(177, 9)
  const waist = random.around(63, 6)
  const shoes = 38 + Math.round((height - 177) / 4)
  return {
    height,
    bust: waist + random.around(21, 4),
    waist,
    hips: waist + random.around(26, 3),
    jeans: String(36 + 2 * Math.floor((waist - 57) / 4)),
    shoes: `${shoes}x${shoes - 30}`,
  }
}

function mansMeasures(random: Random): Partial<FolderMeasures> {
  const height = random.around(187, 9)
  const waist = random.around(75, 7)
  const chest = waist + random.around(21, 4)
  const shoes = 42 + Math.round((height - 187) / 4)
  return {
    height,
    chest,
    waist,
    hips: waist + random.around(19, 3),
    jeans: String(38 + 2 * Math.floor((waist - 68) / 4)),
    suit: String(2 * Math.round(chest / 4)),
    shoes: `${shoes}x${shoes - 32}`,
  }
}
