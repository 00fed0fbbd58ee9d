import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { initialsOf } from '#agency/talent.ts'

import type { Favorite } from './heart/favorites.ts'
import { useSelectionMessages } from '../i18n/selection-messages.ts'
import { TalentCard } from '../roster/talent-card.tsx'
import { CardButtons, type CardButtonsProps } from './card-buttons.tsx'
import type { FreshSelection } from './use-fresh-selection.ts'

type OwnCardProps = Omit<CardButtonsProps, 'id' | 'name'> & {
  favorite: Favorite
  fresh: FreshSelection
  drag: ComponentProps<'li'>
}

/** A favorite: the roster's card, with buttons beneath. */
export function OwnCard({ favorite, fresh, drag, ...buttons }: OwnCardProps) {
  const text = useSelectionMessages()
  const name = favorite.name || text.unnamed(favorite.id)
  return (
    <li
      {...drag}
      className="flex flex-col transition-opacity data-dragged:opacity-40 data-over:outline-2 data-over:outline-offset-2"
    >
      <Face favorite={{ ...favorite, name }} fresh={fresh} />
      <CardButtons id={favorite.id} name={name} {...buttons} />
    </li>
  )
}

type FaceProps = { favorite: Favorite; fresh: FreshSelection }

/** A favorite as on the roster. While the roster is requested, only the name; without an answer, the stored favorite. */
function Face({ favorite: { id, name, path, cover }, fresh }: FaceProps) {
  const talent = fresh.talents.find((each) => each.id === id)
  if (talent !== undefined) return <TalentCard talent={talent} isFirst={false} />
  if (fresh.gone.includes(id)) return <BareCard name={name} state="left" />
  if (fresh.isLoading) return <BareCard name={name} state="coming" />
  if (path === '') return <BareCard name={name} state="unknown" />
  const picture = { version: null, width: null, height: null, colour: null }
  const stored = cover === null ? null : { path: cover, ...picture }
  const card = { id, name, path, cover: stored, otherCover: null, measures: [] }
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
          'display flex aspect-[3/4] items-center justify-center text-6xl text-grey',
          state === 'coming' ? 'bg-hairline' : 'border border-hairline',
        )}
      >
        {state === 'left' && initialsOf(name)}
      </span>
      <span className="block truncate pt-2 pr-8 text-sm leading-5">{name}</span>
      {state === 'left' && <span className="block text-xs text-grey">{text.left}</span>}
    </>
  )
}
