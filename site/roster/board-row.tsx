import type { ShownBoard } from '#agency/board.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { useMessages } from '../i18n/use-messages.ts'
import type { RosterSearch } from '../roster-list/roster-search.ts'
import { BoardLinks, GenderLinks } from './choice-links.tsx'

type BoardRowProps = { choice: RosterChoice; boards: readonly ShownBoard[]; search: RosterSearch }

// on a narrow screen the boards are one line that scrolls sideways and fades out at its end
const boardsStyle =
  '-mx-margin w-[calc(100%+2*var(--page-margin))] overflow-x-auto px-margin pr-10 max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] [scrollbar-width:none] lg:mx-0 lg:w-auto lg:flex-wrap lg:px-0'

/** Links to the boards and, at the other end, to the genders. */
export function BoardRow(props: BoardRowProps) {
  const text = useMessages().roster
  return (
    <nav
      aria-label={text.choices}
      className="label flex flex-wrap gap-x-10 px-margin pb-2 lg:flex-nowrap print:hidden"
    >
      <BoardLinks {...props} className={boardsStyle} />
      <GenderLinks {...props} className="lg:ml-auto" />
    </nav>
  )
}
