import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'

/** A search as hidden fields, for a form that keeps it. */
export function SearchInputs({ search }: { search: RosterSearch }) {
  return [...new URLSearchParams(rosterSearchText(search))].map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ))
}
