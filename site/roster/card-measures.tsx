import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'
import type { MeasureRow } from '../talent/measure-rows.ts'
import { spokenMeasure } from '../talent/spoken-measure.ts'
import { Icon } from '../ui/icon.tsx'

type CardMeasuresProps = {
  name: string
  measures: readonly MeasureRow[]
  /** Whether the rows are rendered, or only the sentence. */
  areThere: boolean
  isShown: boolean
  /** Of the button, which is for touch screens: there a tap on the card opens the profile. */
  onClick: () => void
}

/**
 * Measures over the picture's foot, shown on hover and focus; on paper all of them, beneath the name. Clicks go through to the
 * card. Screen readers, and visitors without script, get one sentence: ten rows would be ten stops for each card.
 */
export function CardMeasures({ name, measures, areThere, isShown, onClick }: CardMeasuresProps) {
  const { roster, talent: text } = useMessages()
  const glance = measuresAtAGlance(measures)
  const inWords = (rows: readonly MeasureRow[]) =>
    rows.map(({ measure, value }) => `${text[measure]} ${spokenMeasure(value, text)}`).join('; ')
  const others = measures.filter((row) => !glance.includes(row))
  return (
    <div className="card-measures">
      {glance.length > 0 && (
        <p>
          {inWords(glance)}
          {others.length > 0 && <span>{`; ${inWords(others)}`}</span>}
        </p>
      )}
      {areThere && (
        <dl aria-hidden="true">
          {measures.map((row) => (
            <div
              key={row.measure}
              className={clsx(row.measure, glance.includes(row) && 'at-a-glance')}
            >
              <dt className="text-grey">{text[row.measure]}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {glance.length > 0 && (
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={roster.measuresOf(name)}
          onClick={onClick}
        >
          <Icon name={isShown ? 'minus' : 'plus'} size={28} />
        </button>
      )}
    </div>
  )
}

const askedForFirst: readonly MeasureRow['measure'][] = [
  'height',
  'bust',
  'chest',
  'waist',
  'hips',
  'shoes',
]
/** Five rows leave two thirds of the picture free, and with them the face. */
const MAX_ROWS = 5

/** The measures that a booker asks for first: at most five, in the trade's order. Paper and the profile show all. */
export function measuresAtAGlance(rows: readonly MeasureRow[]): MeasureRow[] {
  return rows.filter(({ measure }) => askedForFirst.includes(measure)).slice(0, MAX_ROWS)
}
