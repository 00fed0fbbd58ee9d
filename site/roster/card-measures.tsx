import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'
import type { MeasureRow } from '../talent/measure-rows.ts'
import { spokenMeasure } from '../talent/spoken-measure.ts'
import { Icon } from '../ui/icon.tsx'
import { measuresAtAGlance } from './measures-at-a-glance.ts'

// a thousand rows that nobody sees are not laid out
const listStyle = clsx(
  'hidden w-full translate-y-full grid-cols-[auto_1fr] gap-x-3.5 bg-paper/92 px-3 py-2.5 text-xs leading-normal max-sm:gap-x-2.5 max-sm:px-2 max-sm:py-2 max-sm:leading-snug max-[359px]:text-[0.6875rem] motion-safe:transition-[translate,display] motion-safe:transition-discrete starting:translate-y-full!',
  'group-hover/card:grid group-hover/card:translate-y-0 group-has-focus-visible/card:grid group-has-focus-visible/card:translate-y-0',
  // before script the button has the focus, if nothing else
  'group-has-[[aria-expanded]:focus]/card:grid group-has-[[aria-expanded]:focus]/card:translate-y-0 group-data-[measures=asked]/card:grid group-data-[measures=asked]/card:translate-y-0',
  'group-data-[measures=dismissed]/card:hidden! group-data-[measures=dismissed]/card:translate-y-full!',
  'print:grid! print:translate-y-0! print:grid-flow-dense print:gap-x-[0.9mm] print:p-0 print:text-[7pt] print:leading-[1.15] print:whitespace-nowrap print:@min-[41.5mm]:grid-cols-[auto_1fr_auto_auto]',
)

const atLeft = 'print:@min-[41.5mm]:col-start-1'
const atRight = 'print:@min-[41.5mm]:col-start-3'
const overAll = 'print:@min-[41.5mm]:col-span-full print:@min-[41.5mm]:[&>dd]:col-[2/-1]'

/** On paper, where there is room, lengths stand at the left, sizes beside them, and colours beneath: short cards, more on a sheet. */
const placeOnPaper: Record<MeasureRow['measure'], string> = {
  height: atLeft,
  bust: atLeft,
  chest: atLeft,
  waist: atLeft,
  hips: atLeft,
  suit: atRight,
  jeans: atRight,
  shoes: atRight,
  hair: overAll,
  eyes: overAll,
}

type CardMeasuresProps = {
  name: string
  measures: readonly MeasureRow[]
  isShown: boolean
  /** The button's, for screens without a pointer, where a tap on the card opens the profile. */
  onClick: () => void
}

/**
 * Measures over the picture's foot, out of sight until the card is pointed at; all of them on paper, beneath the name. The card
 * beneath stays what is pressed. They are told to who cannot see them as one sentence, not as ten stops a card.
 */
export function CardMeasures({ name, measures, isShown, onClick }: CardMeasuresProps) {
  const { roster, talent: text } = useMessages()
  const glance = measuresAtAGlance(measures)
  const sentence = glance.map(
    ({ measure, value }) => `${text[measure]} ${spokenMeasure(value, text)}`,
  )
  return (
    <>
      <p className="sr-only">{sentence.join('; ')}</p>
      <div className="pointer-events-none @container absolute inset-x-0 top-0 flex aspect-[3/4] items-end overflow-hidden print:static print:mt-[0.5mm] print:aspect-auto print:overflow-visible">
        <dl aria-hidden="true" className={listStyle}>
          {measures.map((row) => (
            <div
              key={row.measure}
              className={clsx(
                'col-span-2 grid-cols-subgrid print:grid',
                glance.includes(row) ? 'grid' : 'hidden',
                placeOnPaper[row.measure],
              )}
            >
              <dt className="text-grey">{text[row.measure]}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
        {glance.length > 0 && (
          <button
            type="button"
            aria-expanded={isShown}
            aria-label={roster.measuresOf(name)}
            onClick={onClick}
            className={buttonStyle}
          >
            <Icon
              name={isShown ? 'minus' : 'plus'}
              size={28}
              className={clsx('p-1.5', !isShown && 'bg-paper')}
            />
          </button>
        )}
      </div>
    </>
  )
}

// a paper tab in the picture's corner, with more to touch around it than is drawn
const buttonStyle =
  'pointer-events-auto absolute right-0 bottom-0 hidden h-12 w-11 items-end justify-end -outline-offset-2 print:hidden! [@media(hover:none)]:flex'
