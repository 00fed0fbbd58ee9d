import { useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import type { ListPage } from './pages.ts'
import { Link } from '../ui/link.tsx'

type PageLinksProps = { page: ListPage<unknown>; search: RosterSearch }

/** Links to the next and the previous page (`?page=2`), and the position of the cards on screen in the list. */
export function PageLinks({ page: { number, last, from, to, total }, search }: PageLinksProps) {
  const text = useMessages().roster
  if (last === 1) return null
  return (
    <nav
      aria-label={text.pages}
      className="label flex items-baseline gap-6 px-margin py-8 print:hidden"
    >
      <p className="mr-auto text-sm font-normal tracking-normal normal-case">
        {text.progress({ from, to, total })}
      </p>
      {number > 1 && (
        <Link
          to={searchOf(search, number - 1)}
          rel="prev"
          className="py-1.5 underline underline-offset-4"
        >
          {text.previousPage}
          <span className="sr-only">, {text.page(number - 1)}</span>
        </Link>
      )}
      {number < last && (
        <Link
          to={searchOf(search, number + 1)}
          rel="next"
          className="py-1.5 underline underline-offset-4"
        >
          {text.nextPage}
          <span className="sr-only">, {text.page(number + 1)}</span>
        </Link>
      )}
    </nav>
  )
}

/** The first page has the list's own address. */
function searchOf(search: RosterSearch, page: number): string {
  const query = new URLSearchParams(rosterSearchText(search))
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
