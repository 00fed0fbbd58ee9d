import { clsx } from 'clsx'

import type { ShownBoard } from '#agency/board.ts'
import type { GenderChoice, RosterChoice } from '#agency/roster.ts'

import { boardTitle } from '../page/board-title.ts'
import { useMessages } from '../i18n/use-messages.ts'
import {
  type RosterSearch,
  rosterSearchLink,
  rosterSearchText,
  rosterSorts,
} from '../roster-list/roster-search.ts'
import { useShell } from '../page/shell.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { rosterPath } from './roster-address.ts'

type ChoiceLinksProps = { choice: RosterChoice; search: RosterSearch; className?: string }

/** Links to the boards, the current one underlined. The links keep the rest of the search. */
export function BoardLinks({
  choice,
  search,
  boards,
  className,
}: ChoiceLinksProps & { boards: readonly ShownBoard[] }) {
  const { locale } = useShell()
  const messages = useMessages()
  const text = messages.roster
  return (
    <ul aria-label={text.boards} className={clsx('flex gap-x-6', className)}>
      {[{ name: 'all' }, ...boards].map((board) => (
        <li key={board.name}>
          <ChoiceLink
            to={rosterPath({ ...choice, board: board.name }, locale) + rosterSearchText(search)}
            isCurrent={board.name === choice.board}
            isFar={board.name !== 'all'}
          >
            {board.name === 'all' ? text.everyBoard : boardTitle(board, locale, messages)}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}

/** Links to the genders that have talents, and to the current one, likewise. */
export function GenderLinks({ choice, search, className }: ChoiceLinksProps) {
  const { locale, menuGenders } = useShell()
  const text = useMessages().roster
  const genders = new Set<GenderChoice>([
    'all',
    ...menuGenders.map(({ gender }) => gender),
    choice.gender,
  ])
  return (
    <ul aria-label={text.genders} className={clsx('flex gap-x-6', className)}>
      {[...genders].map((gender) => (
        <li key={gender}>
          <ChoiceLink
            to={rosterPath({ ...choice, gender }, locale) + rosterSearchText(search)}
            isCurrent={gender === choice.gender}
          >
            {gender === 'all' ? text.everyone : text.title[gender]}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}

type ChoiceLinkProps = { to: string; isCurrent: boolean; isFar?: boolean; children: string }

function ChoiceLink({ to, isCurrent, isFar = false, children }: ChoiceLinkProps) {
  return (
    <Link
      ref={isCurrent && isFar ? bringIntoView : undefined}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="choice-link"
    >
      {children}
    </Link>
  )
}

const sortsId = 'sorts'

/** The order of a list, behind a button: the browser's own popover, which needs no script. */
export function SortLinks({ search }: { search: RosterSearch }) {
  const text = useMessages().roster
  return (
    <nav aria-label={text.sort} className="shrink-0">
      <button
        type="button"
        popoverTarget={sortsId}
        className="label flex items-center py-2 pl-4 lg:pl-10"
      >
        <span className="sm:text-grey">{text.sort}</span>
        <span className="max-sm:sr-only sm:ml-2">{text.sorts[search.sort]}</span>
        <Icon name="chevron-down" size={16} className="ml-1 -mr-1" />
      </button>
      <ul id={sortsId} popover="auto" className="sorts">
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
