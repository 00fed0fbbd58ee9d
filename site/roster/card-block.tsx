import { memo } from 'react'

import type { ColourNames } from '../talent/colour-names.ts'
import { CardCell } from './card-cell.tsx'
import { rowsStyle } from './grid-style.ts'
import type { RosterEntry } from './roster-view.ts'
import { useNear } from './use-near.ts'

/** Whole rows of two, three and five. */
export const cardsPerBlock = 30

/** The pictures that every screen shows at once: more at high priority would hold each other up. */
export const FIRST_PICTURES = 2

/** Farther than a card's own pictures are fetched from. */
const NOT_FAR = '200% 0px'

export type CardBlockProps = {
  label: string
  /** Null for one that is still on its way. */
  talents: readonly (RosterEntry | null)[]
  /** The place of its first card in the list; places count from 0. */
  from: number
  /** So many of the list are cards from the start. */
  atOnce: number
  /** The place of the card that takes the focus. */
  focused: number | null
  /** Whose profile the visitor comes back from. */
  returnedTo: number | null
  colours: ColourNames
  isOnPaper: boolean
}

/**
 * Some rows of the grid. Far from the screen they are one box with their names: what a list of a thousand costs does not grow with
 * how far it has been scrolled.
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
