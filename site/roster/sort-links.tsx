import { useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchLink, rosterSorts } from '../roster-list/roster-search.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

const listId = 'sorts'

/** The order of a list, behind a button: the browser's own popover, which needs no script. */
export function SortLinks({ search }: { search: RosterSearch }) {
  const text = useMessages().roster
  return (
    <nav aria-label={text.sort} className="shrink-0">
      <button
        type="button"
        popoverTarget={listId}
        className="label flex items-center py-2 pl-4 lg:pl-10"
      >
        <span className="sm:text-grey">{text.sort}</span>
        <span className="max-sm:sr-only sm:ml-2">{text.sorts[search.sort]}</span>
        <Icon name="chevron-down" size={16} className="ml-1 -mr-1" />
      </button>
      <ul id={listId} popover="auto" className="sorts">
        {rosterSorts.map((sort) => (
          <li key={sort}>
            <Link
              to={rosterSearchLink({ ...search, sort })}
              preventScrollReset
              aria-current={sort === search.sort ? 'true' : undefined}
              onClick={closeAround}
            >
              {text.sorts[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The focus returns to the button, which says the new order. A browser without popovers shows the list all the time. */
function closeAround({ currentTarget }: { currentTarget: HTMLElement }): void {
  const list = currentTarget.closest<HTMLElement>('[popover]')
  if (list !== null && 'hidePopover' in list) list.hidePopover()
}
