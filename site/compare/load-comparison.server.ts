import type { Locale } from '#agency/locale.ts'
import type { RosterTalent } from '#agency/talent.ts'

import { MOST_COMPARED, readIds } from '../favorites/heart/shared-ids.ts'
import { optionalWithTimeout, required } from '../page/failures.server.ts'
import { addressesOf } from '../page/page-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { mediaContext, upstreamContext, type PageContext } from '../page/request-context.ts'
import { type TalentPreview, previewOf } from '../talent/talent-preview.server.ts'
import { toPhotoView } from '../talent/gallery.server.ts'
import { toColourNames } from '../talent/to-colour-names.ts'
import { type ComparedGalleries, idsIn } from './comparison-address.ts'
import { comparisonRows } from './comparison-rows.ts'

/** A talent of a comparison. */
export type ComparedTalent = TalentPreview &
  ComparedGalleries & {
    heightCm: number | null
    /** Whether the service has told the talent's photos. */
    hasGalleries: boolean
  }

/**
 * The talents that an address names (`?ids=7,12`), side by side; 503 if there is no roster, not even an old one. A profile that
 * does not come within a second leaves its galleries empty.
 */
export async function loadComparison(
  context: PageContext,
  params: LocaleParams,
  search: URLSearchParams,
) {
  const locale = pageLocale(context, params)
  const addresses = addressesOf('compare', {})
  const { ids, isCut } = readIds(idsIn(search))
  if (ids.length === 0) {
    return { addresses, talents: [], rows: [], leftOut: [], gone: 0, isCut }
  }
  const upstream = context.get(upstreamContext)
  const colours = optionalWithTimeout(upstream.colours())
  const roster = await required(context, upstream.roster())
  const byId = new Map(roster.map((talent) => [talent.id, talent]))
  const known = ids.flatMap((id) => byId.get(id) ?? [])
  const compared = known.slice(0, MOST_COMPARED)
  return {
    addresses,
    talents: await Promise.all(compared.map((talent) => toCompared(context, talent, locale))),
    rows: comparisonRows(compared, toColourNames(await colours, locale), locale),
    /** The talents of the address beyond those. */
    leftOut: known.slice(MOST_COMPARED).map(({ id, name }) => ({ id, name })),
    /** How many ids of the address are of nobody, or of nobody any more. */
    gone: ids.length - known.length,
    /** The address has more ids than are read. */
    isCut,
  }
}

/** The data of the comparison page. */
export type ComparisonView = Awaited<ReturnType<typeof loadComparison>>

async function toCompared(
  context: PageContext,
  talent: RosterTalent,
  locale: Locale,
): Promise<ComparedTalent> {
  const media = context.get(mediaContext)
  const profile = await optionalWithTimeout(context.get(upstreamContext).talent(talent.id, locale))
  return {
    ...previewOf(context, talent, locale),
    heightCm: talent.measures.heightCm,
    book: (profile?.gallery.book ?? []).map((photo) => toPhotoView(media, photo)),
    polaroids: (profile?.gallery.polaroids ?? []).map((photo) => toPhotoView(media, photo)),
    hasGalleries: profile !== null,
  }
}
