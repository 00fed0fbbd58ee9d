import { memo, useEffect } from 'react'

import type { ColourNames } from '../talent/colour-names.ts'
import { Heart } from '../favorites/heart/heart.tsx'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { cardOf, likableOf, TalentCard } from './talent-card.tsx'
import type { RosterEntry } from './roster-view.ts'
import { useNear } from './use-near.ts'

export type CardCellProps = {
  /** Null while it is still on its way. */
  talent: RosterEntry | null
  colours: ColourNames
  isFirst: boolean
  /** Shown from the start, without waiting for where the screen is. */
  startsNear: boolean
  takesFocus: boolean
  /** Paper has no far from the screen. */
  isOnPaper: boolean
}

type NearCardProps = Pick<CardCellProps, 'colours' | 'isFirst' | 'isOnPaper'> & {
  talent: RosterEntry
}

const NearCard = memo(function NearCard({ talent, colours, isFirst, isOnPaper }: NearCardProps) {
  const { locale } = useShell()
  const card = cardOf(talent, colours, locale)
  return (
    <TalentCard talent={card} isFirst={isFirst} measuresWait={!isOnPaper}>
      <Heart talent={likableOf(card)} look="icon" />
    </TalentCard>
  )
})

/** A screen's height above and below what is on screen: as far as a flick goes until pictures are there. */
const NEAR = '100% 0px'

/** A line as high as others. */
const NO_NAME_YET = '\u00a0'

const placeStyle = 'card-place text-sm leading-5 wrap-anywhere'

/**
 * A card's place in the grid. Far from the screen it is as large as ever, but holds the name alone, for find-in-page and
 * whoever has the list read aloud: a thousand cards weigh little more than those on screen.
 */
export const CardCell = memo(function CardCell({
  talent,
  colours,
  isFirst,
  startsNear,
  takesFocus,
  isOnPaper,
}: CardCellProps) {
  const [cell, isNear] = useNear<HTMLLIElement>(startsNear, NEAR)
  useEffect(() => {
    if (!takesFocus) return undefined
    return nextAnimationFrame(() => cell.current?.querySelector('a')?.focus())
  }, [cell, takesFocus])
  if (talent === null || !(isNear || isOnPaper)) {
    return (
      <li ref={cell} className={placeStyle}>
        {talent?.name ?? NO_NAME_YET}
      </li>
    )
  }
  return (
    <li ref={cell}>
      <NearCard {...{ talent, colours, isFirst, isOnPaper }} />
    </li>
  )
})
