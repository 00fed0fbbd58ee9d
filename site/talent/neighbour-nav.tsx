import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'

import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import { type NeighbourLink, type Neighbours, neighboursInList } from './neighbours.ts'
import { TalentLink } from './talent-link.tsx'
import type { Favorites } from '../favorites/heart/favorites.ts'
import { useFavorites } from '../favorites/heart/use-favorites.ts'
import { fetchList, useListState } from '../roster-list/list-state.ts'
import { useShell } from '../page/shell.ts'
import { arrowForThePage } from '../ui/arrow-keys.ts'
import { useKeyDown } from '../ui/use-key-down.ts'
import type { TalentView } from './load-talent.server.ts'
import { useSwipes } from './use-swipes.ts'

/** Links to the previous and the next talent, by name. Each replaces the history entry, so that Back leads to the list. */
export function NeighbourNav({ previous, next }: Neighbours) {
  const text = useProfileMessages()
  if (previous === null && next === null) return null
  return (
    <nav
      aria-label={text.neighbours}
      className="grid grid-cols-2 gap-x-[24px] border-t border-hairline px-margin py-7 print:hidden"
    >
      {previous !== null && <Neighbour {...previous} rel="prev" label={text.previous} />}
      {next !== null && <Neighbour {...next} rel="next" label={text.next} />}
    </nav>
  )
}

type NeighbourProps = NeighbourLink & { rel: 'prev' | 'next'; label: string }

function Neighbour({ name, path, rel, label }: NeighbourProps) {
  const cameFrom = useCameFrom()
  return (
    <TalentLink
      to={path}
      rel={rel}
      replace
      state={cameFrom}
      className="group min-w-0 [&[rel=next]]:col-start-2 [&[rel=next]]:text-right"
    >
      <span className="label block text-grey">{label}</span>
      {/* padding shows accents and descenders, but not the hidden fourth line */}
      <span className="display line-clamp-3 -mx-[0.05em] px-[0.05em] pt-[0.18em] pb-[0.12em] text-[clamp(1.5rem,3.5vw,3rem)] leading-[1.1] decoration-1 underline-offset-[0.18em] group-hover:underline">
        {name}
      </span>
    </TalentLink>
  )
}

/** The previous and the next talent: in the list that the visitor came from, else on the board in the address. */
export function useNeighbours({ id, neighbours }: Pick<TalentView, 'id' | 'neighbours'>) {
  const { locale } = useShell()
  const { list } = useListState()
  const favorites = useFavoritesWith(id)
  const address = useCameFrom()?.list ?? null
  useEffect(() => {
    if (address !== null) void fetchList()
  }, [address])
  return useMemo(() => {
    if (list === null || address === null) return neighbours
    return neighboursInList(list, { address, favorites }, { id, locale }) ?? neighbours
  }, [list, address, favorites, id, locale, neighbours])
}

/** The favorites. After the visitor removes the talent on screen, the favorites from before the removal. */
function useFavoritesWith(id: number): Favorites {
  const { favorites } = useFavorites()
  const [latest, setLatest] = useState(favorites)
  const has = (list: Favorites) => list.some((each) => each.id === id)
  if (has(favorites) && favorites !== latest) setLatest(favorites)
  return has(favorites) || !has(latest) ? favorites : latest
}

/**
 * Left and right arrow keys and swipes over the cover lead to the previous and the next talent. A carousel in view takes the
 * arrow keys first.
 */
export function useNeighbourGestures({ previous, next }: Neighbours) {
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const goTo = (neighbour: NeighbourLink | null) => {
    if (neighbour !== null) void navigate(neighbour.path, { replace: true, state: cameFrom })
  }
  useKeyDown((event) => {
    const arrow = arrowForThePage(event)
    if (arrow !== null && !event.repeat) goTo(arrow === 'left' ? previous : next)
  }, 'last')
  return useSwipes((to) => goTo(to === 'left' ? next : previous))
}
