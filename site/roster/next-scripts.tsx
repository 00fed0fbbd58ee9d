import { PrefetchPageLinks } from 'react-router'

import type { RosterChoice } from '#agency/roster.ts'

import { useListState } from '../roster-list/list-state.ts'
import { isSavingData } from '../ui/saves-data.ts'
import { useShell } from '../page/shell.ts'
import { talentPath } from '../talent/talent-address.ts'
import { rosterPath } from './roster-address.ts'
import type { RosterEntry } from './roster-view.ts'

/** One list of each route. */
const lists = [
  { gender: 'all', board: 'all' },
  { gender: 'woman', board: 'all' },
  { gender: 'all', board: 'actors' },
] as const satisfies readonly RosterChoice[]

/** Prefetches the scripts of lists and of profiles (of any talent, `first`). With these and the list, such pages open at once. */
export function NextScripts({ first }: { first: RosterEntry | undefined }) {
  const { locale } = useShell()
  const { list } = useListState()
  if (list === null || isSavingData()) return null
  return (
    <>
      {first !== undefined && <PrefetchPageLinks page={talentPath(first, locale)} />}
      {lists.map((choice) => (
        <PrefetchPageLinks key={choice.board + choice.gender} page={rosterPath(choice, locale)} />
      ))}
    </>
  )
}
