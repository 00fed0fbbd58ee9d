import type { MouseEvent } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import {
  DRAWER_PARAMETER,
  type RosterSearch,
  rosterSearchText,
} from '../roster-list/roster-search.ts'
import { activeFilters } from './active-filters.ts'
import { filterDrawerId } from './use-filter-drawer.ts'

// in the margin, so that nothing moves when the number appears
const numberStyle = 'absolute top-2 left-full ml-px text-[0.5625rem] leading-none tracking-normal'

type FilterButtonProps = {
  search: RosterSearch
  /** Words of the search that are nobody's name: they are no filter. */
  unread: string
  onClick: (event: MouseEvent) => void
}

/** Opens the drawer, without script on a page of its own, and shows the number of active filters. */
export function FilterButton({ search, unread, onClick }: FilterButtonProps) {
  const text = useMessages().roster
  const { length } = activeFilters(unread === '' ? search : { ...search, name: '' })
  return (
    <form action={`#${filterDrawerId}`} className="contents">
      {[...new URLSearchParams(rosterSearchText(search))].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
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
