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

import { MAX_BRIEF_LENGTH } from '#agency/casting-brief/brief-length.ts'
import { isRecord } from '#agency/json.ts'

import { useMessages } from '../i18n/use-messages.ts'
import { useShell } from '../page/shell.ts'
import { BRIEF_PARAMETER } from '../roster-list/roster-search.ts'
import { rosterPath } from './roster-address.ts'
import type { RosterData } from './roster-data.ts'
import { SearchInputs } from './search-inputs.tsx'
import type * as typedSearch from './typed-search.ts'

type SearchFieldProps = Pick<TypedSearchProps, 'results' | 'show'> &
  Pick<RosterData, 'choice' | 'search'>

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
        <SearchInputs search={{ ...search, name: '' }} />
      </form>
    </search>
  )
}

type TypedSearch = typeof typedSearch

/** Null until the field has the focus for the first time, and if the script does not load: then Enter leads to the server. */
let script: TypedSearch | null = null

async function load(): Promise<TypedSearch | null> {
  script ??= await import('./typed-search.ts').catch(() => null)
  return script
}

type TypedSearchProps = {
  /** The name that the list is searched for. */
  name: string
  /** Takes the focus when the visitor presses Enter. */
  results: RefObject<HTMLElement | null>
  /** Shows a list before its address is loaded. */
  show: (data: RosterData) => void
}

/** Lists what a typed text means, while the visitor types. */
function useTypedSearch({ name, results, show }: TypedSearchProps) {
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
  const typeEarly = useEffectEvent(async () => {
    const input = field.current
    if (input === null || input !== document.activeElement || input.value === name) return
    await (await load())?.onType(screenOf(input))
  })
  useLayoutEffect(() => follow())
  useEffect(() => void typeEarly(), []) // what was typed before the page's script came
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
  return (
    isRecord(state) && typeof state['typed'] === 'string' && typeof state['before'] === 'string'
  )
}
