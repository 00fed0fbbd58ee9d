import type { ColourNames } from '../colour-names.ts'
import { CardCell } from './card-cell.tsx'
import { gridStyle } from './grid-style.ts'
import { cardsPerPage } from './pages.ts'
import type { RosterEntry } from './roster-view.ts'
import { usePrinting } from './use-printing.ts'

type CardGridProps = {
  /** Null for one that is still on its way. */
  cards: readonly (RosterEntry | null)[]
  colours: ColourNames
  /** What the list is called. */
  label: string
  /** Whose profile the visitor comes back from. */
  returnedTo: number | null
  /** Which card takes the focus, counted from 0. */
  focused: number | null
}

/** The pictures that every screen shows at once: more at high priority would hold each other up. */
const FIRST_PICTURES = 2

/** The faces, two in a row on a phone, five on a desktop (spec 2). */
export function CardGrid({ cards, colours, label, returnedTo, focused }: CardGridProps) {
  const isOnPaper = usePrinting()
  return (
    <ul aria-label={label} className={gridStyle}>
      {cards.map((talent, index) => (
        <CardCell
          key={talent?.id ?? `place ${index}`}
          talent={talent}
          colours={colours}
          isFirst={index < FIRST_PICTURES}
          startsNear={index < cardsPerPage || index === focused || talent?.id === returnedTo}
          takesFocus={index === focused}
          isOnPaper={isOnPaper}
        />
      ))}
    </ul>
  )
}
