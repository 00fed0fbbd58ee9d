import type { MouseEvent } from 'react'

import { useMessages } from '../i18n/use-messages.ts'
import { rosterSearchLink } from '../roster-list/roster-search.ts'
import { useShell } from '../page/shell.ts'
import { Icon } from '../ui/icon.tsx'
import { type ActiveFilter, activeFilters, withoutFilters } from './active-filters.ts'
import { facetName, rangeUnits, valueName } from './facet-words.ts'
import { Link } from '../ui/link.tsx'
import type { RosterData } from './roster-data.ts'

export type ResultLineProps = Pick<RosterData, 'search' | 'corrected' | 'unread' | 'colours'> & {
  total: number
  /** Called when a filter is removed, or all are, and the link disappears. */
  onRemoved: (event: MouseEvent) => void
}

/** The active filters, each with a link that removes it, and what was corrected in the address. Nothing if there is neither. */
export function ResultLine(props: ResultLineProps) {
  const { total, search, corrected, onRemoved } = props
  const messages = useMessages()
  const text = messages.roster
  const filters = activeFilters(search)
  if (corrected.length === 0 && filters.length === 0) return null
  return (
    <div className="px-margin pt-2.5 text-sm print:hidden">
      {corrected.length > 0 && (
        <p className="pb-2">
          {text.corrected}
          {corrected.map((name) => facetName(name, messages).toLowerCase()).join(', ')}.
        </p>
      )}
      {filters.length > 0 && (
        <div className="flex flex-wrap gap-x-6">
          <ul aria-label={text.activeFilters} className="contents">
            {filters.map((filter) => (
              <li key={JSON.stringify({ ...filter, without: null })}>
                <RemovalLink filter={filter} {...props} />
              </li>
            ))}
          </ul>
          {total > 0 && (
            <Link
              to={rosterSearchLink(withoutFilters(search))}
              preventScrollReset
              onClick={onRemoved}
              className="scroll-mt-28 py-1.5 underline underline-offset-4"
            >
              {text.clear}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

type RemovalLinkProps = Pick<ResultLineProps, 'unread' | 'colours' | 'onRemoved'> & {
  filter: ActiveFilter
}

function RemovalLink({ filter, unread, colours, onRemoved }: RemovalLinkProps) {
  const { locale } = useShell()
  const messages = useMessages()
  const text = messages.roster
  const words =
    filter.kind === 'range'
      ? rangeUnits(filter, locale).map(text.range).join(' / ')
      : filter.kind === 'name'
        ? filter.value
        : valueName(filter.facet, filter.value, colours)
  const isUnread = filter.kind === 'name' && unread !== ''
  return (
    <Link
      to={rosterSearchLink(filter.without)}
      preventScrollReset
      onClick={onRemoved}
      className="flex scroll-mt-28 items-center gap-1.5 py-1.5"
    >
      {isUnread ? text.unread : facetName(filter.facet, messages)}: {words}
      <Icon name="cross" size={14} />
      <span className="sr-only">, {text.remove}</span>
    </Link>
  )
}
