import { memo } from 'react'

import type { ColourNames } from '../talent/colour-names.ts'
import { CardCell } from './card-cell.tsx'
import { rowsStyle } from './grid-style.ts'
import type { RosterEntry } from './roster-view.ts'
import { useNear } from '../ui/use-near.ts'

/** A multiple of two, three and five: whole rows in each layout. */
export const cardsPerBlock = 30

/** The pictures that every screen shows at once. More pictures at high priority would delay each other. */
export const FIRST_PICTURES = 2

/** Larger than the margin in which a card fetches its pictures. */
const NOT_FAR = '200% 0px'

export type CardBlockProps = {
  label: string
  /** Null for a talent that has not loaded yet. */
  talents: readonly (RosterEntry | null)[]
  /** The index of the first card in the list. */
  from: number
  /** How many cards of the list are rendered from the start. */
  atOnce: number
  /** The index of the card that takes the focus. */
  focused: number | null
  /** The id of the talent whose profile the visitor comes back from. */
  returnedTo: number | null
  colours: ColourNames
  isOnPaper: boolean
}

/**
 * Some rows of cards. Far from the screen a full block is one box with the talents' names, so that the cost of a long list does
 * not grow while it is scrolled.
 */
export const CardBlock = memo(function CardBlock({
  label,
  talents,
  from,
  atOnce,
  focused,
  returnedTo,
  colours,
  isOnPaper,
}: CardBlockProps) {
  const cells = talents.map((talent, index) => {
    const place = from + index
    return {
      talent,
      colours,
      isFirst: place < FIRST_PICTURES,
      startsNear:
        place < atOnce || place === focused || (talent !== null && talent.id === returnedTo),
      takesFocus: place === focused,
      isOnPaper,
    }
  })
  const [block, isNear] = useNear<HTMLUListElement>(
    cells.some(({ startsNear }) => startsNear),
    NOT_FAR,
  )
  const isFull = cells.length === cardsPerBlock
  if (isFull && !isNear && !isOnPaper) {
    return (
      <ul ref={block} aria-label={label} className="block-place">
        <li>{talents.map((talent) => talent?.name).join(', ')}</li>
      </ul>
    )
  }
  return (
    <ul ref={block} aria-label={label} className={`${rowsStyle} print:contents`}>
      {cells.map((cell, index) => (
        <CardCell key={cell.talent?.id ?? `place ${index}`} {...cell} />
      ))}
    </ul>
  )
})
