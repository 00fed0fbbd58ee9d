import { type FormEvent, startTransition, useEffect, useState } from 'react'

import type { ShownBoard } from '#agency/board.ts'
import type { Facets } from '#agency/roster-facets.ts'
import { rangeFacets, valueFacets } from '#agency/roster-filter.ts'
import type { RosterChoice } from '#agency/roster.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'
import { useShell } from '../page/shell.ts'
import { nextAnimationFrame } from '../ui/next-animation-frame.ts'
import type { FacetNames } from './facet-words.ts'
import { BoardLinks, GenderLinks } from './choice-links.tsx'
import { DrawerFoot } from './drawer-foot.tsx'
import { RangeField } from './range-field.tsx'
import { rosterPath } from './roster-address.ts'
import { useAppliedSearch } from './use-applied-search.ts'
import { ValueField } from './value-field.tsx'

export type DrawerFormProps = {
  choice: RosterChoice
  boards: readonly ShownBoard[]
  search: RosterSearch
  facets: Facets
  colours: FacetNames
  total: number
}

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
      {notInTheForm(shown, facets).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <DrawerFoot search={search} path={path} total={total} />
    </form>
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
 * The parts of a search that have no field in the drawer, as names and values: letter, sort, name, and facets that no talent in the
 * list has, such as bust on the men's page. The form passes them on; otherwise opening it would change the search.
 */
export function notInTheForm(
  { filter, ...others }: RosterSearch,
  facets: Facets,
): [string, string][] {
  const ranges = { ...filter.ranges }
  for (const facet of rangeFacets) if (facets.ranges[facet]) delete ranges[facet]
  const values = Object.fromEntries(
    valueFacets.map((facet) => {
      const offered = facets.values[facet]?.map(([value]) => value) ?? []
      return [facet, filter.values[facet]?.filter((value) => !offered.includes(value)) ?? []]
    }),
  )
  const search = { ...others, filter: { letter: filter.letter, ranges, values } }
  return [...new URLSearchParams(rosterSearchText(search))]
}

/** Delays a value by one animation frame, so that one part of the page can render after all others. */
function useNextAnimationFrame<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => nextAnimationFrame(() => startTransition(() => setShown(value))), [value])
  return shown
}
