import { clsx } from 'clsx'

import { initialsOf } from '#agency/talent.ts'

import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { TalentCard } from '../roster/talent-card.tsx'
import type { Favorite } from './heart/favorites.ts'
import type { FreshSelection } from './use-fresh-selection.ts'

type ListedCardProps = {
  id: number
  name: string
  fresh: FreshSelection
  /** The stored favorite, which stands in if the roster cannot be read. */
  stored?: Favorite
  /** The list that previous and next follow, if it is not that of the page's path and query. */
  list?: string
}

/** A talent of a list as on the roster; while that is requested, and if it is unknown, only the name. */
export function ListedCard({ id, name, fresh, stored, list }: ListedCardProps) {
  const talent = fresh.talents.find((each) => each.id === id)
  const at = list === undefined ? {} : { list }
  if (talent !== undefined) return <TalentCard talent={talent} isFirst={false} {...at} />
  if (fresh.gone.includes(id)) return <BareCard name={name} state="left" />
  if (fresh.status === 'coming') return <BareCard name={name} state="coming" />
  if (stored === undefined || stored.path === '') return <BareCard name={name} state="unknown" />
  const { path, cover } = stored
  const picture = { version: null, width: null, height: null, colour: null }
  const shown = cover === null ? null : { path: cover, ...picture }
  const card = { id, name, path, cover: shown, otherCover: null, measures: [] }
  return <TalentCard talent={card} isFirst={false} />
}

type BareCardProps = { name: string; state: 'coming' | 'left' | 'unknown' }

/** A name without a link to a profile. While it is `coming`, it looks like a picture that loads. */
function BareCard({ name, state }: BareCardProps) {
  const text = useSelectionMessages()
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'card-cover display flex aspect-[3/4] items-center justify-center text-6xl text-grey',
          state === 'coming' ? 'bg-hairline' : 'border border-hairline',
        )}
      >
        {state === 'left' && initialsOf(name)}
      </span>
      <span className="card-name">{name}</span>
      <span className="measures-place block text-xs text-grey">
        {state === 'left' && text.left}
      </span>
    </>
  )
}
