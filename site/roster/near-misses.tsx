import { useId } from 'react'

import type { Missed } from '#agency/near-misses.ts'

import { useNearMissMessages } from '../i18n/near-miss-messages.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { NearCard } from './card-cell.tsx'
import { type FacetNames, facetName, lengthUnits, valueName } from './facet-words.ts'
import { gridStyle } from './grid-style.ts'
import type { RosterData } from './roster-data.ts'

/** The talents who miss one criterion of a search, each with what differs (docs/product.md: Models page). */
export function NearMisses({ nearMisses, colours }: Pick<RosterData, 'nearMisses' | 'colours'>) {
  const text = useNearMissMessages()
  const title = useId()
  return (
    <section aria-labelledby={title} className="mt-6 border-t border-hairline pt-7">
      <h2 id={title} className="display px-margin text-4xl">
        {text.title}
      </h2>
      <p className="px-margin pt-2 text-sm text-grey print:hidden">{text.hint}</p>
      <ul
        aria-labelledby={title}
        className={`${gridStyle} lg:[--columns:6] [&_.card-heart]:-bottom-3 [&_.card-name]:h-auto`}
      >
        {nearMisses.map(({ talent, missed }) => (
          <li key={talent.id}>
            <NearCard {...{ talent, colours }} isFirst={false} isOnPaper={false} />
            <MissedCriterion {...{ missed, colours }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MissedCriterionProps = { missed: Missed; colours: FacetNames }

/** What differs: “Waist: 25.5" / 65 cm”. */
function MissedCriterion({ missed, colours }: MissedCriterionProps) {
  const { locale } = useShell()
  const messages = useMessages()
  const text = useNearMissMessages()
  const words =
    'cm' in missed
      ? lengthUnits(missed.facet, missed.cm, locale).join(' / ')
      : 'missing' in missed
        ? text.notListed(valueName(missed.facet, missed.missing, colours))
        : valueName(missed.facet, missed.value, colours)
  return (
    <p className="pr-9 text-xs leading-5 text-grey">
      {facetName(missed.facet, messages)}: {words}
    </p>
  )
}
