import { memo, type MouseEvent, type ReactNode, useState } from 'react'

import { type Letter, letters } from '#agency/letter.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { useLocale, useMessages } from '../i18n/use-messages.ts'
import {
  DRAWER_PARAMETER,
  type RosterSearch,
  rosterSearchText,
} from '../roster-list/roster-search.ts'
import { Link } from '../ui/link.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { activeFilters } from './active-filters.ts'
import { bringIntoView, scrollFocusedIntoView } from './bring-into-view.ts'
import { rosterPath } from './roster-address.ts'
import { SearchInputs } from './search-inputs.tsx'
import { filterDrawerId } from './use-filter-drawer.ts'

// beneath the header, which with script stays on screen from the first scroll on; the line between them is shared
const barStyle =
  'sticky top-0 z-5 flex border-y border-hairline bg-paper print:hidden [header:not([data-look=resting])~main_&]:top-[calc(2.75rem-1px)]'

type StickyBarProps = AlphabetBarProps &
  Pick<FilterButtonProps, 'unread'> & { askForFilters: (event: MouseEvent) => void }

/** Stays on screen while the list is scrolled: the alphabet, and the button for all other filters. */
export const StickyBar = memo(function StickyBar({
  unread,
  askForFilters,
  ...props
}: StickyBarProps) {
  return (
    <div onFocus={scrollFocusedIntoView} className={barStyle}>
      <SkipLink past="filters" />
      <AlphabetBar {...props} />
      <FilterButton search={props.search} unread={unread} onClick={askForFilters} />
      <LetterLoader letter={props.search.filter.letter} />
    </div>
  )
})

type AlphabetBarProps = {
  choice: RosterChoice
  search: RosterSearch
  /** The letters with which names begin. */
  known: readonly Letter[]
}

/**
 * A link to all talents, and the letters: a link if names begin with the letter, else plain text. The active letter clears itself
 * (docs/product.md: Models page).
 */
function AlphabetBar({ choice, search, known }: AlphabetBarProps) {
  const text = useMessages().roster
  const path = rosterPath(choice, useLocale())
  const active = search.filter.letter
  const to = (letter: Letter | null) =>
    path + rosterSearchText({ ...search, filter: { ...search.filter, letter } })
  const shown = letters.filter((each) => each !== '#' || known.includes('#') || active === '#')
  return (
    <nav aria-label={text.alphabet} className="min-w-0 grow">
      <ul className="letters label">
        <li>
          <LetterLink to={to(null)} isActive={active === null}>
            {text.every[choice.gender]}
          </LetterLink>
        </li>
        {shown.map((letter) => (
          <li key={letter}>
            {letter === active || known.includes(letter) ? (
              <LetterLink to={to(letter === active ? null : letter)} isActive={letter === active}>
                {letter}
                {letter === active && <span className="sr-only">{text.anyLetter}</span>}
              </LetterLink>
            ) : (
              <span>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LetterLinkProps = { to: string; isActive: boolean; children: ReactNode }

function LetterLink({ to, isActive, children }: LetterLinkProps) {
  return (
    <Link
      ref={isActive ? bringIntoView : undefined}
      to={to}
      preventScrollReset
      aria-current={isActive ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}

// in the margin, so that nothing moves when the number appears
const numberStyle = 'absolute top-2 left-full ml-px text-[0.5625rem] leading-none tracking-normal'

type FilterButtonProps = {
  search: RosterSearch
  /** Words of the search that are nobody's name: they are no filter. */
  unread: string
  onClick: (event: MouseEvent) => void
}

/** Opens the drawer, without script on a page of its own, and shows the number of active filters. */
function FilterButton({ search, unread, onClick }: FilterButtonProps) {
  const text = useMessages().roster
  const { length } = activeFilters(unread === '' ? search : { ...search, name: '' })
  return (
    <form action={`#${filterDrawerId}`} className="contents">
      <SearchInputs search={search} />
      <button
        name={DRAWER_PARAMETER}
        value="open"
        aria-haspopup="dialog"
        onClick={onClick}
        className="label relative py-2.5 pl-4 mr-margin shrink-0 lg:pl-10 -outline-offset-2"
      >
        {text.filter}
        {length > 0 && (
          <>
            <span aria-hidden="true" className={numberStyle}>
              {length}
            </span>
            <span className="sr-only">, {text.filters(length)}</span>
          </>
        )}
      </button>
    </form>
  )
}

/** A hairline that runs over the list for 500 ms when the letter changes; nothing waits for it (docs/product.md: Models page). */
function LetterLoader({ letter }: { letter: Letter | null }) {
  const [seen, setSeen] = useState({ letter, changes: 0 })
  if (seen.letter !== letter) setSeen({ letter, changes: seen.changes + 1 })
  if (seen.changes === 0) return null
  return (
    <span
      key={seen.changes}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 -bottom-px h-px origin-left animate-letter bg-ink motion-reduce:hidden"
    />
  )
}
