import { clsx } from 'clsx'
import type { ChangeEventHandler } from 'react'

import type { FacetValue } from '#agency/roster-facets.ts'
import { isSize, type CmRange, type RangeFacet, type ValueFacet } from '#agency/roster-filter.ts'

import { useFilterMessages } from '../i18n/filter-messages.ts'
import { originName } from '../i18n/origin-name.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { Icon } from '../ui/icon.tsx'
import { type FacetNames, lengthUnits, valueName } from './facet-words.ts'

type RangeFieldProps = {
  facet: RangeFacet
  /** The shortest and the longest length in the list. */
  ends: { from: number; to: number }
  chosen: CmRange | undefined
  onChange: ChangeEventHandler<HTMLSelectElement>
}

/** Two selects with the lengths of the list, in both units. One is below the other if the text would be cut off. */
export function RangeField({ facet, ends, chosen, onChange }: RangeFieldProps) {
  const { locale } = useShell()
  const text = useFilterMessages()
  const names = useMessages().talent
  const lengths = lengthsBetween(ends, chosen)
  return (
    <fieldset className="filter-group range-field">
      <legend className="label">{names[facet]}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-5 pt-1">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            <span>{text[end]}</span>
            <select name={facet} value={chosen?.[end] ?? ''} onChange={onChange}>
              <option value="">{text.any}</option>
              {lengths.map((cm) => (
                <option key={cm} value={cm}>
                  {lengthUnits(facet, cm, locale).join(' / ')}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size={14} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Every centimetre between the ends, and the chosen lengths if they are beyond. */
function lengthsBetween({ from, to }: RangeFieldProps['ends'], chosen: CmRange | undefined) {
  const between = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const asked = [chosen?.from, chosen?.to].filter((cm) => typeof cm === 'number')
  return [...new Set([...between, ...asked])].toSorted((a, b) => a - b)
}

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
