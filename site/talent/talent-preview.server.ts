import type { Locale } from '#agency/locale.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { mediaContext, type PageContext } from '../page/request-context.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import { talentPath } from './talent-address.ts'

/** A talent's cover and name, which lead to the profile at `path`. */
export type TalentPreview = { id: number; name: string; path: string; cover: PictureFacts | null }

/** Picks the fields of a talent that may leave the server. */
export function previewOf(
  context: PageContext,
  talent: RosterTalent,
  locale: Locale,
): TalentPreview {
  const { id, name, covers } = talent
  const cover = covers.card === null ? null : context.get(mediaContext).picture(covers.card)
  return { id, name, path: talentPath(talent, locale), cover }
}
