import { memo, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import type { ColourNames } from '../talent/colour-names.ts'
import { picturesToPrint } from '../ui/pictures-to-print.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { useNear } from '../ui/use-near.ts'
import { CardCell } from './card-cell.tsx'
import { announceCover } from './card-cover.tsx'
import { columnsStyle, rowsStyle, sheetStyle } from './grid-style.ts'
import { cardsPerPage, type RosterEntry } from './roster-data.ts'

/** A multiple of two, three and five: whole rows in each layout. */
const cardsPerBlock = 30

/** The pictures that every screen shows at once. More pictures at high priority would delay each other. */
export const FIRST_PICTURES = 2

type CardGridProps = Pick<CardBlockProps, 'colours' | 'returnedTo' | 'focused'> & {
  /** Null for a talent that has not loaded yet. */
  cards: readonly (RosterEntry | null)[]
  /** How many cards are shown. */
  shown: number
  /** How many of the shown cards have their places in the layout; on paper all have. */
  placed: number
  /** The title of the list. */
  label: string
  /** Called when a card has taken the focus. */
  onFocus: () => void
}

/** The cards in blocks of whole rows, so that a growing list changes only its last block. */
export function CardGrid({ cards, shown, placed, label, onFocus, ...shared }: CardGridProps) {
  const isOnPaper = usePrinting()
  // in the browser the other cards follow, a few each frame; the server renders the whole page
  const atOnce = useIsLive() ? FIRST_PICTURES : cardsPerPage
  if (import.meta.env.SSR) {
    for (const card of cards.slice(0, FIRST_PICTURES)) if (card?.cover) announceCover(card.cover)
  }
  const blocks = useMemo(() => blocksOf(cards), [cards])
  const count = isOnPaper ? shown : placed
  return (
    <div className={listStyle} onFocus={onFocus}>
      {blocks.map((block, index) => {
        const from = index * cardsPerBlock
        if (from >= count) return null
        const talents = from + block.length > count ? block.slice(0, count - from) : block
        return (
          <CardBlock
            key={talents[0] === null ? `places from ${from}` : from} // mounted anew with its cards, of which one may start near
            label={count > cardsPerBlock ? `${label}, ${from + 1}–${from + talents.length}` : label}
            {...{ talents, from, atOnce, isOnPaper }}
            {...shared}
          />
        )
      })}
    </div>
  )
}

const listStyle = `${columnsStyle} ${sheetStyle} flex flex-col gap-(--row-gap) px-margin pt-4 pb-5`

function blocksOf<T>(cards: readonly T[]): T[][] {
  const count = Math.ceil(cards.length / cardsPerBlock)
  return Array.from({ length: count }, (_, block) =>
    cards.slice(block * cardsPerBlock, (block + 1) * cardsPerBlock),
  )
}

/** Larger than the margin in which a card fetches its pictures. */
const NOT_FAR = '200% 0px'

type CardBlockProps = {
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
const CardBlock = memo(function CardBlock({
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

/** Whether the page is being printed. The rendering for paper is complete before the browser copies the page. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => {
      flushSync(() => setPrinting(true))
      picturesToPrint() // cached pictures appear at once, however far down
    }
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
