import type { MouseEvent } from 'react'

import { type CompareMessages, useCompareMessages } from '../i18n/compare-messages.ts'
import type { Messages } from '../i18n/messages/pt.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { spokenMeasure } from '../talent/spoken-measure.ts'
import { TalentLink } from '../talent/talent-link.tsx'
import { Link } from '../ui/link.tsx'
import type { ComparedValue, ComparisonRow, Difference } from './comparison-rows.ts'
import type { ComparedTalent } from './load-comparison.server.ts'

type ComparisonTableProps = {
  talents: readonly ComparedTalent[]
  rows: readonly ComparisonRow[]
  /** The search part of the comparison without a talent. */
  without: (id: number) => string
  /** Called when a talent is removed, whose link disappears. */
  onRemoved: (event: MouseEvent) => void
}

/** Measures in both units, a column for each talent, each value with its difference from the row's first one. */
export function ComparisonTable({ talents, rows, without, onRemoved }: ComparisonTableProps) {
  const text = useCompareMessages()
  const { talent: words } = useMessages()
  return (
    <table className="comparison-table w-full table-fixed text-left">
      <caption className="sr-only">
        {words.measures}. {talents.length > 1 && text.differences}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.measures}</span>
          </th>
          {talents.map(({ id, name, path }) => (
            <th key={id} scope="col" className="pt-2 pb-3 align-top font-normal wrap-anywhere">
              <TalentLink
                to={path}
                dir="auto"
                className="comparison-name display block underline-offset-4 hover:underline"
              >
                {name}
              </TalentLink>
              {talents.length > 1 && (
                <Link
                  to={{ search: without(id) }}
                  replace
                  preventScrollReset
                  onClick={onRemoved}
                  aria-label={text.removeNamed(name)}
                  className="label inline-block py-1.5 text-grey print:hidden"
                >
                  {text.remove}
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ measure, first, values }) => (
          <tr key={measure} className="border-t border-hairline align-baseline text-sm">
            <th scope="row" className="font-normal">
              <span className="comparison-measure text-xs text-grey">{words[measure]}</span>
            </th>
            {talents.map(({ id }, index) => (
              <td key={id} className="wrap-anywhere">
                <Value value={values[index]} firstName={talents[first]?.name ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ValueProps = { value: ComparedValue | undefined; firstName: string }

/** A value as it is written, and how it differs: as a number, as “≠” or “=”. Screen readers get both in words. */
function Value({ value, firstName }: ValueProps) {
  const text = useCompareMessages()
  const { talent: words } = useMessages()
  if (value === undefined || value.value === null) {
    return (
      <>
        <span aria-hidden="true" className="text-grey">
          –
        </span>
        <span className="sr-only">{text.unknown}</span>
      </>
    )
  }
  const { difference } = value
  return (
    <>
      <span aria-hidden="true">
        {withNoBreakSpaces(value.value)}
        {difference.kind !== 'first' && (
          <span data-difference={difference.kind} className="comparison-difference">
            {withNoBreakSpaces(signOf(difference))}
          </span>
        )}
      </span>
      <span className="sr-only">
        {spokenMeasure(value.value, words)}
        {difference.kind !== 'first' && `, ${spokenDifference(difference, firstName, text, words)}`}
      </span>
    </>
  )
}

type Told = Exclude<Difference, { kind: 'first' }>

const signs = { same: '=', other: '≠' }

function signOf(difference: Told): string {
  return 'by' in difference ? difference.by : signs[difference.kind]
}

function spokenDifference(
  difference: Told,
  name: string,
  text: CompareMessages,
  words: Messages['talent'],
): string {
  if (!('by' in difference)) return text[difference.kind](name)
  const by = spokenMeasure(difference.by.replaceAll(/[+−]/g, ''), words)
  return text[difference.kind]({ by, name })
}

/** A length whose number stays on one line with its unit, so that a narrow column breaks between the units: `82 cm / 32.5"`. */
export function withNoBreakSpaces(length: string): string {
  return length.replaceAll(' cm', '\u00a0cm')
}
