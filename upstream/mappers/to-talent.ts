import { type Boards, boardsOf } from '#agency/board.ts'
import { type Covers, type Talent, type RosterTalent, chooseCovers } from '#agency/talent.ts'
import type { Talent as WireTalent, TalentSummary } from '#contract/integration/talent.ts'
import {
  type Measures,
  parseGirthCm,
  parseHeightCm,
  parseSize,
  parseWritten,
} from '#agency/measures.ts'
import { parseInstagramAccount, parseModelsComAddress } from '#agency/web-address.ts'

import { parseMediaPath } from './addresses.ts'
import { parseText } from './text.ts'
import { toGallery } from './to-gallery.ts'

export function toTalent(wire: WireTalent, boards: Boards): Talent {
  return {
    ...toRosterTalent(wire, boards),
    nationality: parseText(wire.nationality),
    languages: wire.detailed_languages.map(({ language, level }) => ({
      language,
      level: parseText(level),
    })),
    gallery: toGallery(wire),
    instagram: parseInstagramAccount(wire.instagram),
    modelsCom: parseModelsComAddress(wire.models_com),
  }
}

export function toRosterTalent(wire: TalentSummary, boards: Boards): RosterTalent {
  const { id, name, gender, categories } = wire
  return {
    id,
    name,
    gender,
    boards: boardsOf(boards, { gender, categoryIds: categories.map((category) => category.id) }),
    covers: toCovers(wire),
    measures: toMeasures(wire),
    hair: parseText(wire.hair),
    eyes: parseText(wire.eyes),
    nationality: parseCode(wire.nationality_code),
    languages: [...new Set(wire.language_codes.flatMap((code) => parseCode(code) ?? []))],
  }
}

export function toCovers(wire: TalentSummary): Covers {
  return chooseCovers({
    cover: parseMediaPath(wire.cover),
    cover_web: parseMediaPath(wire.cover_web),
    cover2: parseMediaPath(wire.cover2),
  })
}

/** `BR` is `br`, `pt-BR` is `pt`; null for words. */
function parseCode(text: string | null): string | null {
  const [, code] = /^([a-z]{2,3})(?:-[a-z]{2})?$/i.exec(text?.trim() ?? '') ?? []
  return code?.toLowerCase() ?? null
}

function toMeasures(wire: TalentSummary): Measures {
  const written = parseWritten(wire)
  return {
    heightCm: parseHeightCm(wire.height),
    bustCm: parseGirthCm(wire.bust),
    chestCm: parseGirthCm(wire.chest),
    waistCm: parseGirthCm(wire.waist),
    hipsCm: parseGirthCm(wire.hips),
    jeans: parseSize(wire.jeans),
    suit: parseSize(wire.suit),
    shoes: parseSize(wire.shoes),
    ...(Object.keys(written).length > 0 && { written }),
  }
}
