import type { Boards } from '#agency/board.ts'
import type { Talent } from '#agency/talent.ts'
import type { Talent as WireTalent } from '#contract/integration/talent.ts'

import { parseModelsComAddress } from './https-address.ts'
import { parseInstagramAccount } from '#agency/instagram-account.ts'
import { parseText } from './text.ts'
import { toGallery } from './to-gallery.ts'
import { toRosterTalent } from './to-roster-talent.ts'

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
