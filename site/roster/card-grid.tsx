import { useMemo } from 'react'

import { useIsLive } from '../ui/use-is-live.ts'
import { CardBlock, type CardBlockProps, cardsPerBlock, FIRST_PICTURES } from './card-block.tsx'
import { announceCover } from './card-cover.tsx'
import { columnsStyle, sheetStyle } from './grid-style.ts'
import { cardsPerPage } from './pages.ts'
import type { RosterEntry } from './roster-view.ts'
import { usePrinting } from './use-printing.ts'

type CardGridProps = Pick<CardBlockProps, 'colours' | 'returnedTo' | 'focused'> & {
  /** Null for one that is still on its way. */
  cards: readonly (RosterEntry | null)[]
  /** So many of them are shown. */
  shown: number
  /** So many of those have their places already; on paper all have. */
  there: number
  /** What the list is called. */
  label: string
  /** One of the cards has taken the focus. */
  onFocus: () => void
}

/** The faces, in blocks of whole rows; a list that grows by a few changes its last block alone. */
export function CardGrid({ cards, shown, there, label, onFocus, ...shared }: CardGridProps) {
  const isOnPaper = usePrinting()
  // in the browser the others follow a few a frame; the server makes the whole page
  const atOnce = useIsLive() ? FIRST_PICTURES : cardsPerPage
  if (import.meta.env.SSR) {
    for (const card of cards.slice(0, FIRST_PICTURES)) if (card?.cover) announceCover(card.cover)
  }
  const blocks = useMemo(() => blocksOf(cards), [cards])
  const count = isOnPaper ? shown : there
  return (
    <div className={listStyle} onFocus={onFocus}>
      {blocks.map((block, index) => {
        const from = index * cardsPerBlock
        if (from >= count) return null
        const talents = from + block.length > count ? block.slice(0, count - from) : block
        return (
          <CardBlock
            key={from}
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
