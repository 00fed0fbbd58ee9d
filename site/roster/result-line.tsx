import { useRef } from 'react'
import { Link } from 'react-router'

import type { ColourNames } from '../talent/colour-names.ts'
import { useMessages } from '../i18n/use-messages.ts'
import {
  type RosterSearch,
  rosterSearchLink,
  type SearchName,
} from '../roster-list/roster-search.ts'
import { useShell } from '../page/shell.ts'
import { Icon } from '../ui/icon.tsx'
import { type ActiveFilter, activeFilters, withoutFilters } from './active-filters.ts'
import { facetName, rangeUnits, valueName } from './facet-words.ts'

type ResultLineProps = {
  total: number
  search: RosterSearch
  corrected: readonly SearchName[]
  colours: ColourNames
}

/** The number of talents, the active filters, each with a link that removes it, and the order. */
export function ResultLine({ total, search, corrected, colours }: ResultLineProps) {
  const messages = useMessages()
  const text = messages.roster
  const count = useRef<HTMLOutputElement>(null)
  const filters = activeFilters(search)
  // the pressed link disappears with its filter: the focus moves to the new number
  const onRemoved = () => count.current?.focus({ preventScroll: true })
  return (
    <div className="px-margin pt-2.5 text-sm print:hidden">
      {corrected.length > 0 && (
        <p className="pb-2">
          {text.corrected}
          {corrected.map((name) => facetName(name, messages).toLowerCase()).join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <output ref={count} tabIndex={-1} className="py-1.5 text-grey outline-none">
          {text.count(total)}
        </output>
        <SortLinks search={search} />
      </div>
      {filters.length > 0 && (
        <div className="flex flex-wrap gap-x-6">
          <ul aria-label={text.activeFilters} className="contents">
            {filters.map((filter) => (
              <li key={JSON.stringify({ ...filter, without: null })}>
                <RemovalLink filter={filter} colours={colours} onRemoved={onRemoved} />
              </li>
            ))}
          </ul>
          {total > 0 && (
            <Link
              to={rosterSearchLink(withoutFilters(search))}
              preventScrollReset
              onClick={onRemoved}
              className="py-1.5 underline underline-offset-4"
            >
              {text.clear}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

type RemovalLinkProps = { filter: ActiveFilter; colours: ColourNames; onRemoved: () => void }

function RemovalLink({ filter, colours, onRemoved }: RemovalLinkProps) {
  const { locale } = useShell()
  const messages = useMessages()
  const text = messages.roster
  const words =
    filter.kind === 'range'
      ? rangeUnits(filter, locale).map(text.range).join(' / ')
      : valueName(filter.facet, filter.value, colours)
  return (
    <Link
      to={rosterSearchLink(filter.without)}
      preventScrollReset
      onClick={onRemoved}
      className="flex items-center gap-1.5 py-1.5"
    >
      {facetName(filter.facet, messages)}: {words}
      <Icon name="cross" size={14} />
      <span className="sr-only">, {text.remove}</span>
    </Link>
  )
}

const sorts = ['agency', 'name'] as const

function SortLinks({ search }: { search: RosterSearch }) {
  const text = useMessages().roster
  return (
    <nav aria-label={text.sort} className="flex gap-x-3">
      <span aria-hidden="true" className="py-1.5 text-grey max-[359px]:hidden">
        {text.sort}
      </span>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={rosterSearchLink({ ...search, sort })}
          preventScrollReset
          aria-current={sort === search.sort ? 'true' : undefined}
          className="py-1.5 underline-offset-4 aria-[current]:underline"
        >
          {text.sorts[sort]}
        </Link>
      ))}
    </nav>
  )
}
