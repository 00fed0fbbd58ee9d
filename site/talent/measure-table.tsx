import type { ReactNode } from 'react'

import type { SpokenLanguage } from '#agency/talent.ts'

import { useMessages } from '../i18n/use-messages.ts'
import type { MeasureRow } from './measure-rows.ts'
import { spokenMeasure } from './spoken-measure.ts'

type MeasureTableProps = {
  measures: readonly MeasureRow[]
  nationality: string | null
  languages: readonly SpokenLanguage[]
}

/** Measures as a ruled table, with nationality and languages below. */
export function MeasureTable({ measures, nationality, languages }: MeasureTableProps) {
  const text = useMessages().talent
  return (
    <div className="mt-auto text-sm">
      <dl aria-label={text.measures} className="measures grid gap-x-6">
        {measures.map(({ measure, value }) => (
          <Row key={measure} term={text[measure]}>
            <MeasureValue value={value} />
          </Row>
        ))}
      </dl>
      {(nationality !== null || languages.length > 0) && (
        <dl className="grid gap-x-6 sm:grid-cols-2">
          {nationality !== null && <Row term={text.nationality}>{nationality}</Row>}
          {languages.length > 0 && (
            <Row term={text.languages}>
              {languages.map((each) => nameOfLanguage(each, text.levels)).join(', ')}
            </Row>
          )}
        </dl>
      )}
    </div>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-inside-avoid border-t border-hairline py-2">
      <dt className="text-xs text-grey">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** Translates a level that the messages know; shows any other as it is. */
function nameOfLanguage(
  { language, level }: SpokenLanguage,
  levels: Readonly<Record<string, string>>,
): string {
  return level === null ? language : `${language} (${levels[level.toLowerCase()] ?? level})`
}

/** A measure as it is written. Screen readers get its feet and inches in words (docs/product.md: Measures). */
function MeasureValue({ value }: { value: string }) {
  const spoken = spokenMeasure(value, useMessages().talent)
  if (spoken === value) return value
  return (
    <>
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
