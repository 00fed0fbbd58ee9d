import type { ColourNames } from '../colour-names.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import { CardBlock, cardsPerBlock } from './card-block.tsx'
import { announceCover } from './card-cover.tsx'
import { columnsStyle, sheetStyle } from './grid-style.ts'
import { cardsPerPage } from './pages.ts'
import type { RosterEntry } from './roster-view.ts'
import { usePrinting } from './use-printing.ts'

type CardGridProps = {
  /** Null for one that is still on its way. */
  cards: readonly (RosterEntry | null)[]
  /** So many of them have their places already; on paper all have. */
  there: number
  colours: ColourNames
  /** What the list is called. */
  label: string
  /** Whose profile the visitor comes back from. */
  returnedTo: number | null
  /** Which card takes the focus, counted from 0. */
  focused: number | null
}

/** The pictures that every screen shows at once: more at high priority would hold each other up. */
export const FIRST_PICTURES = 2

/** The faces, in blocks of whole rows. */
export function CardGrid({ cards, there, colours, label, returnedTo, focused }: CardGridProps) {
  const isOnPaper = usePrinting()
  // in the browser the others follow a few a frame; the server makes the whole page
  const atOnce = useIsLive() ? FIRST_PICTURES : cardsPerPage
  const cells = cards.map((talent, index) => ({
    talent,
    colours,
    isFirst: index < FIRST_PICTURES,
    startsNear:
      index < atOnce || index === focused || (talent !== null && talent.id === returnedTo),
    takesFocus: index === focused,
  }))
  if (import.meta.env.SSR) {
    for (const card of cards.slice(0, FIRST_PICTURES)) if (card?.cover) announceCover(card.cover)
  }
  const blocks = blocksOf(isOnPaper ? cells : cells.slice(0, there))
  return (
    <div className={listStyle}>
      {blocks.map((block, index) => (
        <CardBlock
          key={index}
          label={
            blocks.length === 1
              ? label
              : `${label}, ${index * cardsPerBlock + 1}–${index * cardsPerBlock + block.length}`
          }
          cards={block}
          isOnPaper={isOnPaper}
        />
      ))}
    </div>
  )
}

const listStyle = `${columnsStyle} ${sheetStyle} flex flex-col gap-(--row-gap) px-margin pt-4 pb-5`

function blocksOf<T>(cells: readonly T[]): T[][] {
  const count = Math.ceil(cells.length / cardsPerBlock)
  return Array.from({ length: count }, (_, block) =>
    cells.slice(block * cardsPerBlock, (block + 1) * cardsPerBlock),
  )
}
