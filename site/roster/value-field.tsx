import { clsx } from 'clsx'
import type { ChangeEventHandler } from 'react'

import type { FacetValue } from '#agency/roster-facets.ts'
import { isSize, type ValueFacet } from '#agency/roster-filter.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { type FacetNames, valueName } from './facet-words.ts'
import { originName } from '../i18n/origin-name.ts'

type ValueFieldProps = {
  facet: ValueFacet
  offered: readonly FacetValue[]
  chosen: readonly string[]
  colours: FacetNames
  onChange: ChangeEventHandler<HTMLInputElement>
}

// as many columns as names have room in: two on a phone; in the drawer beside the list, three of sizes
const coloursStyle = 'grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]'
const sizesStyle = 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]'

/** Checkboxes for the values in the list, each with the number of talents that it would show. */
export function ValueField({ facet, offered, chosen, colours, onChange }: ValueFieldProps) {
  const { locale } = useShell()
  const text = useMessages()
  const nameOf = (value: string) =>
    (facet === 'nationality' || facet === 'languages') && colours[facet][value] === undefined
      ? originName(facet, value, locale)
      : valueName(facet, value, colours)
  return (
    <fieldset className={clsx('filter-group value-field', !isSize(facet) && 'of-colours')}>
      <legend className="label">{text.talent[facet]}</legend>
      <div className={clsx('grid gap-x-6 pt-1', isSize(facet) ? sizesStyle : coloursStyle)}>
        {offered.map(([value, count]) => (
          <label key={value}>
            <input
              type="checkbox"
              name={facet}
              value={value}
              checked={chosen.includes(value)}
              onChange={onChange}
            />
            <span className={count === 0 ? 'text-grey' : undefined}>{nameOf(value)}</span>
            <span>
              <span>, </span>
              {count}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
