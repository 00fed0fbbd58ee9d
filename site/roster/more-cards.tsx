import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import { Link } from '../ui/link.tsx'
import { whenVisible } from '../ui/use-near.ts'
import { cardsPerPage, type ListPage } from './roster-data.ts'

/** Cards that appear without the button: the page's, and three more steps (docs/product.md: Models page). */
const AUTOMATIC_CARDS = 4 * cardsPerPage
/** More cards appear when the end is two screens' height below the screen. */
const NEAR_END = '200% 0px'

type MoreCardsProps = {
  shown: number
  total: number
  /** Whether all shown cards have their places in the layout; until then the end is not at its final position. */
  areThere: boolean
  /** Whether more cards are available at once; until then links are shown. */
  isReady: boolean
  /** Shows one step more than `shown`. */
  showMore: (shown: number) => void
  onButton: () => void
  /** The links to pages. */
  children: ReactNode
}

/** The end of the cards. More cards appear when it comes near, later by a button, so that the footer can be reached. */
export function MoreCards({
  shown,
  total,
  areThere,
  isReady,
  showMore,
  onButton,
  children,
}: MoreCardsProps) {
  const text = useMessages().roster
  const end = useRef<HTMLDivElement>(null)
  const onEnd = useEffectEvent(showMore)
  const isAutomatic = shown < Math.min(total, AUTOMATIC_CARDS)
  useEffect(() => {
    if (end.current === null || !isAutomatic || !areThere) return undefined
    return whenVisible(end.current, NEAR_END, (isVisible) => {
      if (isVisible) onEnd(shown)
    })
  }, [shown, isAutomatic, areThere])
  const onClick = () => {
    onButton()
    showMore(shown)
  }
  return (
    <div ref={end} className="print:hidden">
      {isReady && total > cardsPerPage ? (
        <div className="flex min-h-20 items-center justify-between gap-6 px-margin py-5">
          <p className="text-sm">{text.shown({ shown, total })}</p>
          {shown < total && !isAutomatic && (
            <button
              type="button"
              onClick={onClick}
              className="label border border-ink px-8 py-3 transition-[color,background-color] hover:bg-ink hover:text-paper"
            >
              {text.more}
            </button>
          )}
        </div>
      ) : (
        children
      )}
      <output className="sr-only">{shown > cardsPerPage && text.shown({ shown, total })}</output>
    </div>
  )
}

type PageLinksProps = { page: ListPage<unknown>; search: RosterSearch }

/** Links to the next and the previous page (`?page=2`), and the position of the cards on screen in the list. */
export function PageLinks({ page: { number, last, from, to, total }, search }: PageLinksProps) {
  const text = useMessages().roster
  if (last === 1) return null
  const neighbours = [
    { rel: 'prev', label: text.previousPage, at: number - 1 },
    { rel: 'next', label: text.nextPage, at: number + 1 },
  ].filter(({ at }) => at >= 1 && at <= last)
  return (
    <nav
      aria-label={text.pages}
      className="label flex items-baseline gap-6 px-margin py-8 print:hidden"
    >
      <p className="mr-auto text-sm font-normal tracking-normal normal-case">
        {text.progress({ from, to, total })}
      </p>
      {neighbours.map(({ rel, label, at }) => (
        <Link
          key={rel}
          to={searchOf(search, at)}
          rel={rel}
          className="py-1.5 underline underline-offset-4"
        >
          {label}
          <span className="sr-only">, {text.page(at)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** The first page has the list's own address. */
function searchOf(search: RosterSearch, page: number): string {
  const query = new URLSearchParams(rosterSearchText(search))
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}
