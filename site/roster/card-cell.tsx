import { memo, useEffect } from 'react'

import type { ColourNames } from '../talent/colour-names.ts'
import { Heart } from '../favorites/heart/heart.tsx'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { cardOf, candidateOf, TalentCard } from './talent-card.tsx'
import type { RosterEntry } from './roster-data.ts'
import { useNear } from '../ui/use-near.ts'

type CardCellProps = {
  /** Null until the talent has loaded. */
  talent: RosterEntry | null
  colours: ColourNames
  isFirst: boolean
  /** Rendered from the start, wherever the screen is. */
  startsNear: boolean
  takesFocus: boolean
  /** On paper every card is rendered. */
  isOnPaper: boolean
}

/** One screen's height above and below the screen: as far as a flick scrolls before the pictures have loaded. */
const NEAR = '100% 0px'

/** A non-breaking space, which gives the line its usual height. */
const NO_NAME_YET = '\u00a0'

const placeStyle = 'card-place text-sm leading-5 wrap-anywhere'

/**
 * A card's place in the grid. Far from the screen the place keeps its size but holds only the name, for find-in-page and screen
 * readers: a thousand cards cost little more than those on screen.
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

type NearCardProps = Pick<CardCellProps, 'colours' | 'isFirst' | 'isOnPaper'> & {
  talent: RosterEntry
}

/** A card whose place is near the screen. */
export const NearCard = memo(function NearCard({
  talent,
  colours,
  isFirst,
  isOnPaper,
}: NearCardProps) {
  const { locale } = useShell()
  const card = cardOf(talent, colours, locale)
  return (
    <TalentCard talent={card} isFirst={isFirst} measuresWait={!isOnPaper}>
      <Heart talent={candidateOf(card)} look="icon" />
    </TalentCard>
  )
})
