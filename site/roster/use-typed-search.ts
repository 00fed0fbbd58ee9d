import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { RosterData } from './roster-page.tsx'
import type * as typedSearch from './typed-search.ts'

type TypedSearch = typeof typedSearch

/** Null until the field has the focus for the first time, and if the script does not load: then Enter leads to the server. */
let script: TypedSearch | null = null

async function load(): Promise<TypedSearch | null> {
  script ??= await import('./typed-search.ts').catch(() => null)
  return script
}

export type TypedSearchProps = {
  /** The name that the list is searched for. */
  name: string
  /** Takes the focus when the visitor presses Enter. */
  results: RefObject<HTMLElement | null>
  /** Shows a list before its address is loaded. */
  show: (data: RosterData) => void
}

/** Lists what a typed text means, while the visitor types. */
export function useTypedSearch({ name, results, show }: TypedSearchProps) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const screenOf = (input: HTMLInputElement): typedSearch.SearchOnScreen => ({
    input,
    results: results.current,
    address: pathname + search,
    origin: isTyped(state) ? state : null,
    name,
    navigate,
    show,
  })
  const follow = useEffectEvent(() => {
    if (field.current !== null) script?.follow(screenOf(field.current))
  })
  useLayoutEffect(() => follow())
  useEffect(() => {
    if (script === null && isTyped(state)) void load().then(follow) // a reload has emptied the field
  }, [state])
  return {
    field,
    onFocus: async ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      await (await load())?.onFocus(screenOf(input))
    },
    onBlur: () => script?.onLeave(),
    onInput: async ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
      await (await load())?.onType(screenOf(input))
    },
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      const { currentTarget: form } = event
      if (script === null || field.current === null) return
      event.preventDefault()
      if (!(await script.onSearch(screenOf(field.current)))) form.submit()
    },
  }
}

function isTyped(state: unknown): state is typedSearch.Typed {
  if (typeof state !== 'object' || state === null || !('typed' in state)) return false
  return typeof state.typed === 'string' && 'before' in state && typeof state.before === 'string'
}
