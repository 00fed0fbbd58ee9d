import { MAX_BRIEF_LENGTH } from '#agency/casting-brief/brief-length.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import {
  BRIEF_PARAMETER,
  type RosterSearch,
  rosterSearchText,
} from '../roster-list/roster-search.ts'
import { rosterPath } from './roster-address.ts'
import { type TypedSearchProps, useTypedSearch } from './use-typed-search.ts'

type SearchFieldProps = Pick<TypedSearchProps, 'results' | 'show'> & {
  choice: RosterChoice
  search: RosterSearch
}

/** One field for a name or a casting brief. The server answers it; with script the list follows while the visitor types. */
export function SearchField({ choice, search, results, show }: SearchFieldProps) {
  const { locale } = useShell()
  const text = useMessages().roster
  const { field, onSubmit, ...typing } = useTypedSearch({ name: search.name, results, show })
  return (
    <search>
      <form
        action={rosterPath(choice, locale)}
        onSubmit={onSubmit}
        className="search-field flex items-baseline gap-x-6 px-margin pb-2 print:hidden"
      >
        <label htmlFor="search" className="label">
          {text.search}
        </label>
        <input
          ref={field}
          id="search"
          type="search"
          name={BRIEF_PARAMETER}
          placeholder={text.searchExample}
          maxLength={MAX_BRIEF_LENGTH}
          autoComplete="off"
          defaultValue={search.name || undefined} // an empty value is none
          {...typing}
        />
        {[...new URLSearchParams(rosterSearchText({ ...search, name: '' }))].map(
          ([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ),
        )}
      </form>
    </search>
  )
}
