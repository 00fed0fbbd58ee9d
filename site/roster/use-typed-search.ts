import { type FormEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type * as typedSearch from './typed-search.ts'

type TypedSearch = typeof typedSearch

/** Null until the field has the focus for the first time, and if the script does not load: then Enter leads to the server. */
let script: TypedSearch | null = null

async function load(): Promise<TypedSearch | null> {
  script ??= await import('./typed-search.ts').catch(() => null)
  return script
}

/**
 * Lists what a typed text means, while the visitor types. Enter moves the focus to `results`. `name` is the name that the list is
 * searched for.
 */
export function useTypedSearch(name: string, results: RefObject<HTMLElement | null>) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const screenOf = (input: HTMLInputElement): typedSearch.SearchOnScreen => ({
    input,
    address: pathname + search,
    state,
    name,
    navigate,
  })
  const follow = useEffectEvent(() => {
    if (field.current !== null) script?.follow(screenOf(field.current))
  })
  useLayoutEffect(() => follow())
  return {
    field,
    onFocus: () => void load(),
    onBlur: () => script?.onLeave(),
    onInput: async ({ currentTarget: input }: FormEvent<HTMLInputElement>) =>
      (await load())?.onType(screenOf(input)),
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      const { currentTarget: form } = event
      if (script === null || field.current === null) return
      event.preventDefault()
      if (await script.onSearch(screenOf(field.current))) {
        results.current?.focus({ preventScroll: true })
      } else form.submit()
    },
  }
}
