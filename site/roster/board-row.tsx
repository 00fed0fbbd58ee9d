import { Link } from 'react-router'

import type { BoardName } from '#agency/board.ts'
import type { GenderChoice, RosterChoice } from '#agency/roster.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../shell.ts'
import { rosterPath } from './roster-address.ts'

type BoardRowProps = { choice: RosterChoice; boards: readonly BoardName[] }

const genders = ['all', 'woman', 'man'] as const satisfies readonly GenderChoice[]

/** Boards as words, the current one underlined, and at the other end the genders. */
export function BoardRow({ choice, boards }: BoardRowProps) {
  const { locale } = useShell()
  const text = useMessages().roster
  const names = useMessages().boards
  return (
    <nav
      aria-label={text.choices}
      className="label flex flex-wrap justify-between gap-x-10 border-b border-hairline px-margin pb-3 print:hidden"
    >
      <ul aria-label={text.boards} className="flex flex-wrap gap-x-6">
        {(['all', ...boards] as const).map((board) => (
          <li key={board}>
            <Choice
              to={rosterPath({ ...choice, board }, locale)}
              isCurrent={board === choice.board}
            >
              {board === 'all' ? text.everyBoard : names[board]}
            </Choice>
          </li>
        ))}
      </ul>
      <ul aria-label={text.genders} className="flex flex-wrap gap-x-6">
        {genders.map((gender) => (
          <li key={gender}>
            <Choice
              to={rosterPath({ ...choice, gender }, locale)}
              isCurrent={gender === choice.gender}
            >
              {gender === 'all' ? text.everyone : text.title[gender]}
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ChoiceProps = { to: string; isCurrent: boolean; children: string }

function Choice({ to, isCurrent, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="group inline-block py-1.5"
    >
      <span className="underline-offset-4 group-aria-[current]:underline">{children}</span>
    </Link>
  )
}
