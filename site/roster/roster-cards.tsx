import { useEffect, useMemo, useState } from 'react'

import type { RosterChoice } from '#agency/roster.ts'

import type { ColourNames } from '../colour-names.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useHeldList, useHeldOtherCovers } from '../roster-list/held-list.ts'
import { type RosterSearch, rosterSearchText } from '../roster-search.ts'
import { useShell } from '../shell.ts'
import { CardGrid } from './card-grid.tsx'
import { cardsShown, followingCards, withOtherCovers } from './following-cards.ts'
import { MoreCards } from './more-cards.tsx'
import { PageLinks } from './page-links.tsx'
import { cardsPerPage, type ListPage } from './pages.ts'
import { prepareList } from './prepare-list.ts'
import { rosterPath } from './roster-address.ts'
import { rosterTitle } from './roster-title.ts'
import type { RosterEntry } from './roster-view.ts'
import { useGrowing } from './use-growing.ts'
import { useListWhenIdle } from './use-list-when-idle.ts'
import { usePlace } from './use-place.ts'
import { useReturnedTo } from './use-returned-to.ts'

type RosterCardsProps = {
  page: ListPage<RosterEntry>
  choice: RosterChoice
  search: RosterSearch
  colours: ColourNames
}

/**
 * The faces: first a page of them, then, with the list, 20 more each time the end shows (decisions B). Without the list, and on
 * further pages, the others are behind links.
 */
export function RosterCards({ page, choice, search, colours }: RosterCardsProps) {
  const { locale } = useShell()
  const text = useMessages()
  const held = useHeldList()
  const [{ shown }, show] = usePlace(rosterPath(choice, 'pt') + rosterSearchText(search))
  const [pressed, setPressed] = useState({ page, firstNew: -1 })
  const returnedTo = useReturnedTo()
  const isEndless = page.number === 1 && held.status !== 'unavailable'
  const following = useMemo(() => {
    if (!isEndless) return []
    return held.list && followingCards(held.list, page, { choice, search, locale })
  }, [isEndless, held, page, choice, search, locale])
  const others = useHeldOtherCovers().list
  const first = useMemo(
    () => ({ ...page, items: withOtherCovers(page.items, others) }),
    [page, others],
  )
  const later = useMemo(() => following && withOtherCovers(following, others), [following, others])
  const cards = useMemo(() => cardsShown(first, later, shown), [first, later, shown])
  const [there, growFrom] = useGrowing(page, cards.length)
  const focused = pressed.page === page ? pressed.firstNew : null
  const { heading, rest } = rosterTitle(choice, text)
  const total = isEndless && following !== null ? page.items.length + following.length : page.total
  useListWhenIdle()
  useEffect(() => {
    if (cards.includes(null)) void prepareList()
  })
  const showMore = async (before: number): Promise<void> => {
    const list = await prepareList()
    if (list === null) return
    growFrom(before)
    show(before + cardsPerPage)
  }
  return (
    <>
      {cards.length < total && (
        <p className="hidden pb-[2mm] text-[8pt] print:block">
          {text.roster.progress({ from: page.from, to: page.from + cards.length - 1, total })}
        </p>
      )}
      <CardGrid cards={cards} label={heading + rest} {...{ there, colours, returnedTo, focused }} />
      {isEndless ? (
        <MoreCards
          shown={cards.length}
          total={total}
          areThere={there === cards.length}
          isReady={following !== null}
          showMore={(before) => void showMore(before)}
          onButton={() => setPressed({ page, firstNew: cards.length })}
        >
          <PageLinks page={page} search={search} />
        </MoreCards>
      ) : (
        <PageLinks page={page} search={search} />
      )}
    </>
  )
}
