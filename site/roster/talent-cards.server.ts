import type { RouterContextProvider } from 'react-router'

import type { Locale } from '#agency/locale.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { mediaContext } from '../request-context.ts'
import { talentPath } from '../talent/talent-address.ts'
import type { TalentCardFacts } from './talent-card.tsx'

/** What a page of the roster shows of each talent. */
export function toTalentCards(
  context: Readonly<RouterContextProvider>,
  talents: readonly RosterTalent[],
  locale: Locale,
): TalentCardFacts[] {
  const media = context.get(mediaContext)
  return talents.map((talent) => ({
    id: talent.id,
    name: talent.name,
    path: talentPath(talent, locale),
    cover: talent.covers.card === null ? null : media.picture(talent.covers.card),
  }))
}
