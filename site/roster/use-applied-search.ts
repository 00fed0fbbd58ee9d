import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { readRosterSearch } from '../roster-list/roster-query.ts'
import { type RosterSearch, rosterSearchText } from '../roster-list/roster-search.ts'

/**
 * Navigates to a form's search on every change. The form shows the new search while its page loads. Changes from before this
 * script loaded are applied too.
 */
export function useAppliedSearch(search: RosterSearch, path: string) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState({ search, from: key })
  const apply = () => {
    if (form.current === null) return
    const next = readRosterSearch(queryOf(form.current))
    setAsked({ search: next, from: key })
    void navigate(path + rosterSearchText(next), { replace: true, preventScrollReset: true })
  }
  const applyEarly = useEffectEvent(() => {
    if (form.current === null) return
    const chosen = rosterSearchText(readRosterSearch(queryOf(form.current)))
    if (chosen !== rosterSearchText(search)) apply()
  })
  useEffect(() => applyEarly(), [])
  return { form, shown: asked.from === key ? asked.search : search, onChange: apply }
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
