import { useMessages } from '../i18n/use-messages.ts'
import type { RosterSearch } from '../roster-list/roster-search.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { activeFilters } from './active-filters.ts'

/** The id of the drawer. */
export const filterDrawerId = 'filters'

// in the margin, so that nothing moves when the number appears
const numberStyle = 'absolute top-2 left-full ml-px text-[0.5625rem] leading-none tracking-normal'

/** Opens the drawer, and shows the number of active filters. */
export function FilterButton({ search }: { search: RosterSearch }) {
  const text = useMessages().roster
  const { length } = activeFilters(search)
  return (
    <DialogButton
      does="open"
      dialog={filterDrawerId}
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
    </DialogButton>
  )
}
