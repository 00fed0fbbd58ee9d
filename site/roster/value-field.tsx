import { clsx } from 'clsx'
import type { ChangeEventHandler } from 'react'

import type { FacetValue } from '#agency/roster-facets.ts'
import type { ValueFacet } from '#agency/roster-filter.ts'

import type { ColourNames } from '../talent/colour-names.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { valueName } from './facet-words.ts'

type ValueFieldProps = {
  facet: ValueFacet
  offered: readonly FacetValue[]
  chosen: readonly string[]
  colours: ColourNames
  onChange: ChangeEventHandler<HTMLInputElement>
}

// as many columns as names have room in: two on a phone; in the drawer beside the list, three of sizes
const coloursStyle = 'grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]'
const sizesStyle = 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]'

/** Checkboxes for the values in the list, each with the number of talents that it would show. */
export function ValueField({ facet, offered, chosen, colours, onChange }: ValueFieldProps) {
  const text = useMessages()
  const isColour = facet === 'hair' || facet === 'eyes'
  return (
    <fieldset className={clsx('filter-group value-field', isColour && 'of-colours')}>
      <legend className="label">{text.talent[facet]}</legend>
      <div className={clsx('grid gap-x-6 pt-1', isColour ? coloursStyle : sizesStyle)}>
        {offered.map(([value, count]) => (
          <label key={value}>
            <input
              type="checkbox"
              name={facet}
              value={value}
              checked={chosen.includes(value)}
              onChange={onChange}
            />
            <span className={count === 0 ? 'text-grey' : undefined}>
              {valueName(facet, value, colours)}
            </span>
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
