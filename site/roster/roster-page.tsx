import { useRef } from 'react'

import type { RosterChoice } from '#agency/roster.ts'

import type { ColourNames } from '../talent/colour-names.ts'
import { useLocale, useMessages } from '../i18n/use-messages.ts'
import type { PageAddresses } from '../page/page-addresses.ts'
import {
  type RosterSearch,
  rosterSearchText,
  type SearchName,
} from '../roster-list/roster-search.ts'
import type { PictureFacts } from '../ui/picture.tsx'
import { BoardRow } from './board-row.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { NextScripts } from './next-scripts.tsx'
import { NoMatches } from './no-matches.tsx'
import type { ListPage } from './pages.ts'
import { ResultLine } from './result-line.tsx'
import { RosterCards } from './roster-cards.tsx'
import { RosterHead } from './roster-head.tsx'
import { RosterHeading } from './roster-heading.tsx'
import { rosterTitle } from './roster-title.ts'
import { fromRosterText, type RosterText } from './roster-text.ts'
import type { RosterEntry, RosterView } from './roster-view.ts'
import { StickyBar } from './sticky-bar.tsx'
import { useListInView } from './use-list-in-view.ts'

export type RosterData = Omit<RosterView<RosterEntry>, 'matching'> & {
  addresses: PageAddresses
  choice: RosterChoice
  search: RosterSearch
  /** Parameters of the query whose value could not be used as it was. */
  corrected: readonly SearchName[]
  colours: ColourNames
  /** The picture of a shared link to the page. */
  sharedPicture: PictureFacts | null
  page: ListPage<RosterEntry>
}

/** A models page: title with the number of talents, filters, and cards. */
export function RosterPage({ told }: { told: RosterData | RosterText }) {
  const data = fromRosterText(told)
  const { choice, search, corrected, boards, facets, colours, page } = data
  const title = rosterTitle(data, useLocale(), useMessages())
  const list = useRef<HTMLDivElement>(null)
  useListInView(list, rosterSearchText(search))
  return (
    <>
      <RosterHead {...data} title={title} />
      <NextScripts first={page.items[0]} />
      <RosterHeading {...title} total={page.total} />
      <BoardRow choice={choice} boards={boards} search={search} />
      <StickyBar choice={choice} search={search} known={facets.letters} />
      <FilterDrawer {...{ choice, boards, search, facets, colours }} total={page.total} />
      <div ref={list} className="scroll-mt-20">
        <ResultLine total={page.total} {...{ search, corrected, colours }} />
        {page.total === 0 ? (
          <NoMatches search={search} />
        ) : (
          <RosterCards {...{ page, title, choice, search, colours }} />
        )}
      </div>
    </>
  )
}
