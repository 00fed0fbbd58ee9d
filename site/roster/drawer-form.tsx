import { type FormEvent, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { Facets } from '#agency/roster-facets.ts'
import { isEmptyFilter, rangeFacets, valueFacets } from '#agency/roster-filter.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import { useFilterMessages } from '../i18n/filter-messages.ts'
import { Link } from '../ui/link.tsx'
import { readRosterSearch } from '../roster-list/roster-query.ts'
import { BoardLinks, GenderLinks } from './choice-links.tsx'
import { RangeField, ValueField } from './drawer-fields.tsx'
import { rosterPath } from './roster-address.ts'
import type { RosterData } from './roster-data.ts'
import { SearchInputs } from './search-inputs.tsx'
import { withoutFilters } from './active-filters.ts'

export type DrawerFormProps = Pick<
  RosterData,
  'choice' | 'boards' | 'search' | 'facets' | 'colours'
> & { total: number }

/** The filters of a list: a form that works without script, and with script applies every change at once. */
export function DrawerForm({
  choice,
  boards,
  search,
  facets: next,
  colours,
  total,
}: DrawerFormProps) {
  const { locale } = useShell()
  const path = rosterPath(choice, locale)
  const { form, shown, onChange } = useAppliedSearch(search, path)
  const { ranges, values } = shown.filter
  const facets = useNextAnimationFrame(next) // one frame after the cards: a slow phone cannot render both in one
  return (
    <form
      ref={form}
      method="get"
      action={path}
      onSubmit={closeAround}
      className="flex min-h-0 grow flex-col"
    >
      <div className="grow space-y-7 overflow-y-auto overscroll-contain px-6 py-6">
        <DrawerChoices choice={choice} boards={boards} search={search} />
        {rangeFacets.map((facet) => {
          const ends = facets.ranges[facet]
          if (ends === undefined) return null
          const field = { facet, ends, chosen: ranges[facet] }
          return <RangeField key={facet} {...field} onChange={onChange} />
        })}
        {valueFacets.map((facet) => {
          const offered = facets.values[facet]
          if (offered === undefined) return null
          const field = { facet, offered, chosen: values[facet] ?? [], colours }
          return <ValueField key={facet} {...field} onChange={onChange} />
        })}
      </div>
      <SearchInputs search={notInTheForm(shown, facets)} />
      <DrawerFoot search={search} path={path} total={total} />
    </form>
  )
}

type DrawerFootProps = { search: RosterSearch; path: string; total: number }

/** The link that clears the filters, and the button that shows the matching talents. */
function DrawerFoot({ search, path, total }: DrawerFootProps) {
  const text = useMessages().roster
  const { show } = useFilterMessages()
  const submit = useRef<HTMLButtonElement>(null)
  return (
    <div className="flex shrink-0 items-center gap-6 border-t border-hairline px-6 py-4">
      {!(isEmptyFilter(search.filter) && search.name === '') && (
        <Link
          to={path + rosterSearchText(withoutFilters(search))}
          replace
          preventScrollReset
          onClick={() => submit.current?.focus()} // the link disappears
          className="py-3 text-sm underline underline-offset-4"
        >
          {text.clear}
        </Link>
      )}
      <button
        ref={submit}
        type="submit"
        className="label grow border border-transparent bg-ink px-4 py-4 text-paper"
      >
        {show(total)}
      </button>
      <output className="sr-only">{text.count(total)}</output>
    </div>
  )
}

/** With script every change is already applied: the button only closes the drawer. */
function closeAround(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  event.currentTarget.closest('dialog')?.close()
}

/** Gender and board: links, as each has its own address. The links keep the rest of the search. */
function DrawerChoices(props: Pick<DrawerFormProps, 'choice' | 'boards' | 'search'>) {
  const text = useMessages().roster
  return (
    <div className="space-y-4 text-sm">
      <div>
        <p className="label pb-1 text-grey">{text.genders}</p>
        <GenderLinks {...props} className="flex-wrap" />
      </div>
      <div>
        <p className="label pb-1 text-grey">{text.boards}</p>
        <BoardLinks {...props} className="flex-wrap" />
      </div>
    </div>
  )
}

/**
 * Navigates to a form's search on every change. The form shows the new search while its page loads. Changes from before this
 * script loaded are applied too.
 */
function useAppliedSearch(search: RosterSearch, path: string) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState({ search, from: key })
  const apply = () => {
    if (form.current === null) return
    const next = searchIn(form.current)
    setAsked({ search: next, from: key })
    void navigate(path + rosterSearchText(next), { replace: true, preventScrollReset: true })
  }
  const applyEarly = useEffectEvent(() => {
    if (form.current === null) return
    const chosen = rosterSearchText(searchIn(form.current))
    if (chosen !== rosterSearchText(search)) apply()
  })
  useEffect(() => applyEarly(), [])
  return { form, shown: asked.from === key ? asked.search : search, onChange: apply }
}

function searchIn(form: HTMLFormElement): RosterSearch {
  const fields = [...new FormData(form)]
  const query = fields.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return readRosterSearch(new URLSearchParams(query)).search
}

/**
 * The parts of a search that have no field in the drawer: letter, sort, name, and facets that no talent in the
 * list has, such as bust on the men's page. The form passes them on; otherwise opening it would change the search.
 */
export function notInTheForm({ filter, ...others }: RosterSearch, facets: Facets): RosterSearch {
  const ranges = { ...filter.ranges }
  for (const facet of rangeFacets) if (facets.ranges[facet]) delete ranges[facet]
  const values = Object.fromEntries(
    valueFacets.map((facet) => {
      const offered = facets.values[facet]?.map(([value]) => value) ?? []
      return [facet, filter.values[facet]?.filter((value) => !offered.includes(value)) ?? []]
    }),
  )
  return { ...others, filter: { letter: filter.letter, ranges, values } }
}

/** Delays a value by one animation frame, so that one part of the page can render after all others. */
function useNextAnimationFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => nextAnimationFrame(() => startTransition(() => setShown(value))), [value])
  return shown
}
