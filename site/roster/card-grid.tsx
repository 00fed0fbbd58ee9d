import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import { picturesToPrint } from '../ui/pictures-to-print.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { CardBlock, type CardBlockProps, cardsPerBlock, FIRST_PICTURES } from './card-block.tsx'
import { announceCover } from './card-cover.tsx'
import { columnsStyle, sheetStyle } from './grid-style.ts'
import { cardsPerPage } from './pages.ts'
import type { RosterEntry } from './roster-view.ts'

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
