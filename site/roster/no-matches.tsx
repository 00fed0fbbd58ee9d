import { isEmptyFilter } from '#agency/roster-filter.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { OwnerNote } from '../page/owner-note.tsx'
import { type RosterSearch, rosterSearchLink } from '../roster-list/roster-search.ts'
import { withoutFilters } from './active-filters.ts'
import { Link } from '../ui/link.tsx'

/** Shown in place of the cards if the list is empty or no talent matches the search. */
export function NoMatches({ search }: { search: RosterSearch }) {
  const text = useMessages().roster
  return (
    <div className="px-margin py-16">
      <p className="display text-4xl">{text.empty}</p>
      {isEmptyFilter(search.filter) && search.name === '' ? (
        <OwnerNote />
      ) : (
        <Link
          to={rosterSearchLink(withoutFilters(search))}
          className="mt-4 inline-block underline underline-offset-4"
        >
          {text.clear}
        </Link>
      )}
    </div>
  )
}
