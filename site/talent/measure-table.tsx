import type { SpokenLanguage } from '#agency/talent.ts'

import { useMessages } from '../i18n/use-messages.ts'
import type { MeasureRow } from './measure-rows.ts'

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
      <dl
        aria-label={text.measures}
        className="grid grid-cols-2 gap-x-6 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4"
      >
        {measures.map(({ measure, value }) => (
          <Row key={measure} term={text[measure]} value={value} />
        ))}
      </dl>
      {(nationality !== null || languages.length > 0) && (
        <dl className="grid gap-x-6 sm:grid-cols-2">
          {nationality !== null && <Row term={text.nationality} value={nationality} />}
          {languages.length > 0 && (
            <Row
              term={text.languages}
              value={languages.map((each) => nameOfLanguage(each, text.levels)).join(', ')}
            />
          )}
        </dl>
      )}
    </div>
  )
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="border-t border-hairline py-2">
      <dt className="text-xs text-grey">{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A level that the messages know is translated, any other shown as it is. */
function nameOfLanguage(
  { language, level }: SpokenLanguage,
  levels: Readonly<Record<string, string>>,
): string {
  return level === null ? language : `${language} (${levels[level.toLowerCase()] ?? level})`
}
