import { type ChangeEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { readRosterSearch } from '../roster-query.ts'
import { type RosterSearch, rosterSearchText } from '../roster-search.ts'

/** Leads to what a form asks for as soon as something in it changes; the form shows that until its page is there. */
export function useAppliedSearch(search: RosterSearch, path: string) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [asked, setAsked] = useState({ search, from: key })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (target.form === null) return
    const next = readRosterSearch(queryOf(target.form))
    setAsked({ search: next, from: key })
    void navigate(path + rosterSearchText(next), { replace: true, preventScrollReset: true })
  }
  return { shown: asked.from === key ? asked.search : search, onChange }
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
