import { useEffect, useMemo } from 'react'

import { useFavoritesWith } from '../favorites/heart/use-favorites-with.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import { haveList, useHeldList } from '../roster-list/held-list.ts'
import { useShell } from '../page/shell.ts'
import { neighboursInList } from './neighbours.ts'
import type { TalentView } from './talent-view.ts'

/** The previous and the next talent: of the list that the visitor came from, else of the board in the address. */
export function useNeighbours({ id, neighbours }: Pick<TalentView, 'id' | 'neighbours'>) {
  const { locale } = useShell()
  const { list } = useHeldList()
  const favorites = useFavoritesWith(id)
  const address = useCameFrom()?.list ?? null
  useEffect(() => {
    if (address !== null) void haveList()
  }, [address])
  return useMemo(
    () =>
      (list !== null &&
        address !== null &&
        neighboursInList(list, { address, favorites }, { id, locale })) ||
      neighbours,
    [list, address, favorites, id, locale, neighbours],
  )
}
