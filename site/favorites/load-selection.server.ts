import type { Locale } from '#agency/locale.ts'
import type { RosterTalent } from '#agency/talent.ts'

import type { ColourNames } from '../talent/colour-names.ts'
import { toColourNames } from '../talent/to-colour-names.ts'
import { optional, optionalWithTimeout, required } from '../page/failures.server.ts'
import { listFormPath } from '../page/document-addresses.ts'
import { type LocaleParams, pageLocale } from '../page/page-locale.server.ts'
import { type PageContext, upstreamContext } from '../page/request-context.ts'
import { toRosterEntry } from '../roster/load-roster.server.ts'
import { cardOf, type TalentCardFacts } from '../roster/talent-card.tsx'
import { readIds } from './heart/shared-ids.ts'

/**
 * The selection in a shared link; 503 if there is no roster, not even an old one. The visitor's own favorites are looked up only
 * when the page requests them. They are on screen already, so a roster that cannot be read is no failure.
 */
export async function loadSelection(
  context: PageContext,
  params: LocaleParams,
  search: URLSearchParams,
): Promise<SelectionView> {
  const locale = pageLocale(context, params)
  const [shared, mine] = [search.get('ids'), search.get('mine')]
  const text = mine ?? shared
  if (text === null) return { kind: 'page', shared: null }
  const upstream = context.get(upstreamContext)
  const colours = optionalWithTimeout(upstream.colours())
  const selectionIn = async (roster: readonly RosterTalent[]) =>
    toSelection(context, { roster, text, locale, colours: toColourNames(await colours, locale) })
  if (mine === null) {
    const roster = await required(context, upstream.roster())
    return { kind: 'page', shared: await selectionIn(roster) }
  }
  const roster = await optional(upstream.roster())
  return { kind: 'mine', selection: roster && (await selectionIn(roster)) }
}

type Asked = {
  roster: readonly RosterTalent[]
  /** The ids, as in the address. */
  text: string
  locale: Locale
  colours: ColourNames
}

function toSelection(context: PageContext, { roster, text, locale, colours }: Asked): Selection {
  const { ids, isCut } = readIds(text)
  const byId = new Map(roster.map((talent) => [talent.id, talent]))
  const known = ids.flatMap((id) => byId.get(id) ?? [])
  return {
    talents: known.map((talent) => cardOf(toRosterEntry(context, talent), colours, locale)),
    gone: ids.filter((id) => !byId.has(id)),
    isCut,
    documents: listFormPath(
      locale,
      known.map(({ id }) => id),
    ),
  }
}

/** Talents requested by id, in the order of the ids. */
export type Selection = {
  talents: readonly TalentCardFacts[]
  /** Requested ids of talents that are not on the roster, or no longer. */
  gone: readonly number[]
  /** More ids were requested than a list holds. */
  isCut: boolean
  /** The address of the form for these talents' documents. */
  documents: string
}

/** The server's data for the favorites page. The server knows no visitor's favorites. */
export type SelectionView =
  /** The page; `shared` is the selection in a link (`?ids=7,12`), null for the visitor's own list. */
  | { kind: 'page'; shared: Selection | null }
  /** The visitor's own favorites as on the roster (`?mine=7,12`), requested by the page; null if the roster cannot be read. */
  | { kind: 'mine'; selection: Selection | null }
