import { rowsStyle } from './grid-style.ts'
import { CardCell, type CardCellProps } from './card-cell.tsx'
import { useNear } from './use-near.ts'

/** Whole rows of two, three and five. */
export const cardsPerBlock = 30

/** Farther than a card's own pictures are fetched from. */
const NOT_FAR = '400% 0px'

type CardBlockProps = {
  label: string
  cards: readonly Omit<CardCellProps, 'isOnPaper'>[]
  isOnPaper: boolean
}

/**
 * Some rows of the grid. Far from the screen they are one box with their names: what a list of a thousand costs does not grow with
 * how far it has been scrolled.
 */
export function CardBlock({ label, cards, isOnPaper }: CardBlockProps) {
  const [block, isNear] = useNear<HTMLUListElement>(
    cards.some(({ startsNear }) => startsNear),
    NOT_FAR,
  )
  const isFull = cards.length === cardsPerBlock
  if (isFull && !isNear && !isOnPaper) {
    return (
      <ul ref={block} aria-label={label} className="block-place">
        <li>{cards.map(({ talent }) => talent?.name).join(', ')}</li>
      </ul>
    )
  }
  return (
    <ul ref={block} aria-label={label} className={`${rowsStyle} print:contents`}>
      {cards.map((card, index) => (
        <CardCell key={card.talent?.id ?? `place ${index}`} isOnPaper={isOnPaper} {...card} />
      ))}
    </ul>
  )
}
