import type { ReactNode } from 'react'

import type { SpokenLanguage } from '#agency/talent.ts'

import { useSizeMessages } from '../i18n/size-messages.ts'
import { useProfileMessages } from '../i18n/profile-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { nameIn, type NamesByValue } from './colour-names.ts'
import type { TalentView } from './load-talent.server.ts'
import { sizeCountries } from './size-rows.ts'
import { spokenMeasure } from './spoken-measure.ts'

type MeasureTableProps = Pick<TalentView, 'measures' | 'sizes' | 'nationality' | 'languages'>

/** Measures as a ruled table, with sizes in other countries, nationality and languages below. */
export function MeasureTable({ measures, sizes, nationality, languages }: MeasureTableProps) {
  const text = useMessages().talent
  const { levels } = useProfileMessages()
  return (
    <div className="@container mt-auto text-sm">
      <dl aria-label={text.measures} className="measures grid gap-x-6">
        {measures.map(({ measure, value }) => (
          <Row key={measure} term={text[measure]}>
            <MeasureValue value={value} />
          </Row>
        ))}
      </dl>
      {sizes.length > 0 && <SizeTable sizes={sizes} />}
      {(nationality !== null || languages.length > 0) && (
        <dl className="grid gap-x-6 sm:grid-cols-2">
          {nationality !== null && <Row term={text.nationality}>{nationality}</Row>}
          {languages.length > 0 && (
            <Row term={text.languages}>
              {languages.map((each) => nameOfLanguage(each, levels)).join(', ')}
            </Row>
          )}
        </dl>
      )}
    </div>
  )
}

/** What sizes are usually called in other countries; folded, because it is for bookers abroad. */
function SizeTable({ sizes }: Pick<MeasureTableProps, 'sizes'>) {
  const text = useMessages().talent
  const sizeText = useSizeMessages()
  return (
    <details className="border-t border-hairline print:hidden">
      <summary className="cursor-pointer py-2 text-xs text-grey">{sizeText.title}</summary>
      <table
        aria-label={sizeText.title}
        className="mb-3 w-full max-w-md table-fixed text-left tabular-nums"
      >
        <thead className="text-xs text-grey">
          <tr>
            <th scope="col">
              <span className="sr-only">{text.measures}</span>
            </th>
            {sizeCountries.map((country) => (
              <th key={country} scope="col" className="py-1 font-normal">
                {country.toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ measure, sizes: each }) => (
            <tr key={measure}>
              <th scope="row" className="py-1 pr-4 text-xs font-normal text-grey">
                {measure === 'clothes' ? sizeText.clothes : text[measure]}
              </th>
              {sizeCountries.map((country) => (
                <td key={country} className="py-1">
                  {each[country]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
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
function nameOfLanguage({ language, level }: SpokenLanguage, levels: NamesByValue): string {
  return level === null ? language : `${language} (${nameIn(levels, level)})`
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
