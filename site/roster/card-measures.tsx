import { clsx } from 'clsx'

import { useMessages } from '../i18n/use-messages.ts'
import type { MeasureRow } from '../talent/measure-rows.ts'
import { spokenMeasure } from '../talent/spoken-measure.ts'
import { Icon } from '../ui/icon.tsx'
import { measuresAtAGlance } from './measures-at-a-glance.ts'

type CardMeasuresProps = {
  name: string
  measures: readonly MeasureRow[]
  /** Otherwise only the sentence. */
  areThere: boolean
  isShown: boolean
  /** The button's, for screens without a pointer, where a tap on the card opens the profile. */
  onClick: () => void
}

/**
 * Measures over the picture's foot, out of sight until the card is pointed at; all of them on paper, beneath the name. The card
 * beneath stays what is pressed. One sentence tells them to who cannot see them, not ten stops a card, and to who has no script.
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
