import { clsx } from 'clsx'

import type { ShownBoard } from '#agency/board.ts'
import type { GenderChoice, RosterChoice } from '#agency/roster.ts'

import { boardTitle } from '../page/board-title.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import { useShell } from '../page/shell.ts'
import { bringIntoView } from './bring-into-view.ts'
import { rosterPath } from './roster-address.ts'
import { Link } from '../ui/link.tsx'

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
