import { isEmptyFilter } from '#agency/roster-filter.ts'

import { useFilterMessages } from '../i18n/filter-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import { withoutFilters } from './active-filters.ts'
import { Link } from '../ui/link.tsx'

type DrawerFootProps = { search: RosterSearch; path: string; total: number }

/** The link that clears the filters, and the button that shows the matching talents. */
export function DrawerFoot({ search, path, total }: DrawerFootProps) {
  const text = useMessages().roster
  const { show } = useFilterMessages()
  return (
    <div className="flex shrink-0 items-center gap-6 border-t border-hairline px-6 py-4">
      {!(isEmptyFilter(search.filter) && search.name === '') && (
        <Link
          to={path + rosterSearchText(withoutFilters(search))}
          replace
          preventScrollReset
          className="py-3 text-sm underline underline-offset-4"
        >
          {text.clear}
        </Link>
      )}
      <button
        type="submit"
        className="label grow border border-transparent bg-ink px-4 py-4 text-paper"
      >
        {show(total)}
      </button>
      <output className="sr-only">{text.count(total)}</output>
    </div>
  )
}
