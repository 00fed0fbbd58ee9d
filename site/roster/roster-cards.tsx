import { useEffect, useMemo, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

import { useMessages } from '../i18n/use-messages.ts'
import { fetchOtherCovers, useListState, useOtherCoversState } from '../roster-list/list-state.ts'
import { rosterSearchText } from '../roster-list/roster-search.ts'
import { useShell } from '../page/shell.ts'
import { focusLinkTo, pathLeft } from '../page/use-focus-on-navigation.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import type { RosterList } from '../roster-list/roster-list.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { CardGrid } from './card-grid.tsx'
import { cardsWithRoom, followingCards, withOtherCovers } from './following-cards.ts'
import { MoreCards, PageLinks } from './more-cards.tsx'
import { prepareList, rosterFromList } from './roster-from-list.ts'
import { rosterPath } from './roster-address.ts'
import { cardsPerPage, type ListPage, type RosterData, type RosterEntry } from './roster-data.ts'
import { useListPosition } from './list-position.ts'

type RosterCardsProps = Pick<RosterData, 'page' | 'choice' | 'search' | 'colours'> & {
  title: string
}

/** The page whose button was pressed, and the index of the first card that it added. */
type Pressed = { page: ListPage<RosterEntry>; firstNew: number }

/**
 * The cards: one page first, then, with the list, 20 more each time the end comes near (docs/product.md: Models page). Without
 * the list, and on later pages, links lead to the other cards.
 */
export function RosterCards({ page, title, choice, search, colours: all }: RosterCardsProps) {
  const { locale } = useShell()
  const text = useMessages()
  const listState = useListState()
  const [{ shown }, show] = useListPosition(rosterPath(choice, 'pt') + rosterSearchText(search))
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const isEndless = page.number === 1 && listState.status !== 'unavailable'
  const list = isEndless ? listState.list : null
  const room = isEndless && list === null ? shown : 0
  const others = useOtherCoversState().list
  const { hair, eyes } = all
  const colours = useMemo(() => ({ hair, eyes }), [hair, eyes]) // else every answer would render all cards anew
  const cards = useMemo(() => {
    const following = list === null ? [] : followingCards(list, page, { choice, search, locale })
    return withOtherCovers([...cardsWithRoom(page, room), ...following], others)
  }, [list, page, room, others, choice, search, locale])
  const returnedTo = useReturnedTo(cards)
  const count = Math.min(shown, cards.length)
  const [placed, growFrom] = useGrowing(page, count)
  const focused = pressed?.page === page ? pressed.firstNew : null
  const total = list === null ? page.total : cards.length
  useListWhenIdle()
  useEffect(() => {
    if (cards.includes(null)) void prepareList()
  })
  const showMore = async (before: number): Promise<void> => {
    if ((await prepareList()) === null) return
    growFrom(before)
    show(before + cardsPerPage)
  }
  return (
    <>
      {count < total && (
        <p className="hidden pb-[2mm] text-[8pt] print:block">
          {text.roster.progress({ from: page.from, to: page.from + count - 1, total })}
        </p>
      )}
      <CardGrid
        shown={count}
        label={title}
        onFocus={() => setPressed(null)}
        {...{ cards, placed, colours, returnedTo, focused }}
      />
      {isEndless ? (
        <MoreCards
          shown={count}
          total={total}
          areThere={placed === count}
          isReady={list !== null}
          showMore={(before) => void showMore(before)}
          onButton={() => setPressed({ page, firstNew: count })}
        >
          <PageLinks page={page} search={search} />
        </MoreCards>
      ) : (
        <PageLinks page={page} search={search} />
      )}
    </>
  )
}

/** Places of cards that fit into one frame, even if the browser has to search its fonts for the letters of the names. */
const AT_ONCE = 4

/**
 * The number of cards of a list that have their places in the layout, and a function that makes them grow from a number on, a few
 * each frame. Before the first call all cards have their places at once, for a visitor who returns to a place far down.
 */
function useGrowing(list: object, whole: number): [number, (from: number) => void] {
  const [growing, setGrowing] = useState({ list, grown: Infinity })
  const grown = growing.list === list ? growing.grown : Infinity
  const isWhole = grown >= whole
  useEffect(() => {
    if (grown === Infinity) return undefined
    return nextAnimationFrame(() =>
      setGrowing({ list, grown: isWhole ? Infinity : grown + AT_ONCE }),
    )
  }, [list, grown, isWhole])
  return [isWhole ? whole : grown, (from) => setGrowing({ list, grown: from })]
}

/**
 * The id of the talent whose profile the visitor has just come back from; null if the visitor came by a link or a page load. A card
 * that comes with the list, after the page, takes the focus then, if it is on screen.
 */
function useReturnedTo(cards: readonly (RosterEntry | null)[]): number | null {
  const isBack = useNavigationType() === NavigationType.Pop
  const [path] = useState(() => (isBack ? pathLeft() : null))
  const id = talentIdIn(path ?? '')
  const isThere = id !== null && cards.some((card) => card?.id === id)
  const wasThere = useRef(false)
  useEffect(() => {
    if (path === null || !isThere || wasThere.current) return
    wasThere.current = true
    if (document.activeElement === document.body) focusLinkTo(path, false) // the visitor may have scrolled meanwhile
  }, [path, isThere])
  return id
}

function talentIdIn(path: string): number | null {
  const [, id] = /\/(\d{1,16})\/[^/]+$/.exec(path) ?? []
  return id === undefined ? null : Number(id)
}

/**
 * Fetches the list, then the hover covers, once the browser is idle. If the visitor saves data, fetches nothing before it is
 * needed.
 */
function useListWhenIdle(): void {
  useEffect(() => {
    if (isSavingData()) return undefined
    const ask = async () => {
      const list = await prepareList()
      await rosterFromList(location.href) // a warm-up, as code runs three times as slowly at first: no visitor waits for this run
      if (list === null) return
      await fetchLetterFont(list)
      if (matchMedia('(hover: hover)').matches) await fetchOtherCovers()
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => void ask(), 1_000)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => void ask())
    return () => cancelIdleCallback(request)
  }, [])
}

/**
 * Fetches the font's extended file if names have letters of it. All text is laid out again when the file arrives, which is
 * cheapest while there are few cards. If the file does not arrive, another font shows these letters.
 */
async function fetchLetterFont({ talents }: RosterList): Promise<void> {
  const names = talents.map(({ name }) => name).join('')
  await document.fonts.load("1em 'Instrument Sans'", names).catch(() => [])
}
