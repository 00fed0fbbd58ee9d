import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useCameFrom } from '../roster-list/came-from.ts'
import type { Neighbours } from '../roster-list/neighbours.ts'
import type { NeighbourLink } from './neighbours.ts'
import { TalentLink } from './talent-link.tsx'

/** Links to the previous and the next talent, by name. Each replaces the history entry, so that Back leads to the list. */
export function NeighbourNav({ previous, next }: Neighbours<NeighbourLink>) {
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
