import {
  memo,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { NavigationType, PrefetchPageLinks, useNavigationType } from 'react-router'

import { isEmptyFilter } from '#agency/roster-filter.ts'

import { useLocale, useMessages } from '../i18n/use-messages.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { OwnerNote } from '../page/owner-note.tsx'
import { rosterSearchLink, rosterSearchText } from '../roster-list/roster-search.ts'
import { hasModifierKey } from '../ui/has-modifier-key.ts'
import { Link } from '../ui/link.tsx'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { scrollFocusedIntoView } from './bring-into-view.ts'
import { BoardLinks, GenderLinks, SortLinks } from './choice-links.tsx'
import { ResultLine, type ResultLineProps } from './result-line.tsx'
import { RosterCards } from './roster-cards.tsx'
import { RosterHead, rosterTitle } from './roster-head.tsx'
import { fromRosterText, type RosterText } from './roster-text.ts'
import type { RosterData, RosterEntry } from './roster-data.ts'
import { SearchField } from './search-field.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { FilterDrawer, useFilterDrawer } from './use-filter-drawer.ts'
import { withoutFilters } from './active-filters.ts'
import { useListState } from '../roster-list/list-state.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { useShell } from '../page/shell.ts'
import { talentPath } from '../talent/talent-address.ts'

const NearMisses = lazyPart(async () => (await import('./near-misses.tsx')).NearMisses)

type RosterPageProps = { answer: RosterData | RosterText }

/** A models page: title with the number of talents, filters, and cards. Not rendered again while the next page loads. */
export const RosterPage = memo(function RosterPage({ answer }: RosterPageProps) {
  const [typed, setTyped] = useState<{ answer: typeof answer; data: RosterData } | null>(null)
  const data = typed?.answer === answer ? typed.data : fromRosterText(answer)
  const {
    choice,
    description,
    search,
    corrected,
    unread,
    boards,
    facets,
    colours,
    nearMisses,
    page,
  } = data
  const { total } = page
  const links = useDeferredValue(data) // while the visitor types, the links follow the cards
  const title = rosterTitle(data, useLocale(), useMessages())
  const list = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLOutputElement>(null)
  const { timesAsked, ask } = useFilterDrawer()
  useListInView(list, rosterSearchText(search))
  const onRemoved = (event: MouseEvent) => {
    if (!hasModifierKey(event)) count.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <RosterHead data={data} title={title} />
      <NextScript first={page.items[0]} />
      <RosterHeading {...{ title, total, description, unread, count }} />
      <SearchField
        {...{ choice, search }}
        results={count}
        show={(found) => setTyped({ answer, data: found })}
      />
      <ChoiceRow choice={links.choice} boards={links.boards} search={links.search} />
      <StickyBar
        choice={links.choice}
        search={links.search}
        known={links.facets.letters}
        unread={links.unread}
        askForFilters={ask}
      />
      {timesAsked > 0 && (
        <FilterDrawer {...{ timesAsked, total, choice, boards, search, facets, colours }} />
      )}
      <div ref={list} id="cards" tabIndex={-1} className="scroll-mt-20 outline-none">
        <ResultLine {...{ total, search, corrected, unread, colours, onRemoved }} />
        {total === 0 ? (
          <NoMatches search={search} onRemoved={onRemoved} />
        ) : (
          <RosterCards {...{ page, title, choice, search, colours }} />
        )}
        {nearMisses.length > 0 && <NearMisses {...{ nearMisses, colours }} />}
      </div>
    </>
  )
})

type RosterHeadingProps = {
  title: string
  total: number
  /** A sentence about the board. */
  description: string | undefined
  unread: string
  count: RefObject<HTMLOutputElement | null>
}

/**
 * The title of a list, with the number of talents as a superscript unless it is zero, and the board's description. A change of the
 * number is announced, and words that were not understood.
 */
function RosterHeading({ title, total, description, unread, count }: RosterHeadingProps) {
  const text = useMessages().roster
  return (
    <>
      <h1 className="display display-fine px-margin pt-7 pb-[max(1.25rem,0.24em)] text-[clamp(2.75rem,8vw,8rem)] print:pt-0 print:pb-[3mm] print:text-2xl">
        {title}
        <sup className="relative top-[0.9em] ml-[0.4em] align-top font-sans text-sm print:text-[8pt] leading-none tracking-normal">
          <output ref={count} tabIndex={-1} className="outline-none">
            {total > 0 && <span aria-hidden="true">{total}</span>}
            <span className="sr-only">
              {text.count(total)}
              {unread !== '' && `. ${text.unread}: ${unread}`}
            </span>
          </output>
        </sup>
      </h1>
      {description !== undefined && (
        <p className="-mt-3 mb-1 max-w-[36rem] px-margin text-sm text-grey md:-mt-2 md:mb-4 md:text-base print:hidden">
          {description}
        </p>
      )}
    </>
  )
}

type ChoiceRowProps = Pick<RosterData, 'choice' | 'boards' | 'search'>

/** Links to the genders and the boards and, at the other end, the order. */
const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const text = useMessages().roster
  return (
    <div className="relative flex items-start pr-margin pb-2 print:hidden">
      <SkipLink past="filters" />
      <nav aria-label={text.choices} className="min-w-0 grow">
        <div onFocus={scrollFocusedIntoView} className="choices label">
          <GenderLinks {...props} />
          <BoardLinks {...props} className="lg:flex-wrap" />
        </div>
      </nav>
      <SortLinks search={props.search} />
    </div>
  )
})

type NoMatchesProps = Pick<ResultLineProps, 'search' | 'onRemoved'>

/** Shown in place of the cards if the list is empty or no talent matches the search. */
function NoMatches({ search, onRemoved }: NoMatchesProps) {
  const text = useMessages().roster
  return (
    <div className="px-margin py-16">
      <p className="display text-4xl">{text.empty}</p>
      {isEmptyFilter(search.filter) && search.name === '' ? (
        <OwnerNote />
      ) : (
        <Link
          to={rosterSearchLink(withoutFilters(search))}
          onClick={onRemoved}
          className="mt-4 inline-block underline underline-offset-4"
        >
          {text.clear}
        </Link>
      )}
    </div>
  )
}

/**
 * Scrolls back to the beginning of a list when its search changes and the beginning is above the screen. `search` is the
 * canonical query. Back and forward restore their own position.
 */
function useListInView(list: RefObject<HTMLElement | null>, search: string): void {
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return undefined
    shown.current = search
    return nextAnimationFrame(() => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      if (!isBack && top < 0) list.current?.scrollIntoView()
    })
  }, [list, search, isBack])
}

/** Prefetches the script of profiles (of any talent, `first`). With it and the list, profiles open at once. */
function NextScript({ first }: { first: RosterEntry | undefined }) {
  const { locale } = useShell()
  const { list } = useListState()
  if (first === undefined || list === null || isSavingData()) return null
  return <PrefetchPageLinks page={talentPath(first, locale)} />
}
