import type { ShownBoard } from '#agency/board.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { useMessages } from '../i18n/use-messages.ts'
import type { RosterSearch } from '../roster-list/roster-search.ts'
import { BoardLinks, GenderLinks } from './choice-links.tsx'

type DrawerChoicesProps = {
  choice: RosterChoice
  boards: readonly ShownBoard[]
  search: RosterSearch
}

/** Gender and board: links, as each has its own address. The links keep the rest of the search. */
export function DrawerChoices(props: DrawerChoicesProps) {
  const text = useMessages().roster
  return (
    <div className="space-y-4 text-sm">
      <div>
        <p className="label pb-1 text-grey">{text.genders}</p>
        <GenderLinks {...props} className="flex-wrap" />
      </div>
      <div>
        <p className="label pb-1 text-grey">{text.boards}</p>
        <BoardLinks {...props} className="flex-wrap" />
      </div>
    </div>
  )
}
