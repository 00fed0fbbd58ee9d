import type { NavigateFunction } from 'react-router'

import { keepsFocus } from '../page/use-focus-on-navigation.ts'
import { addressOfSearch } from './brief-address.ts'
import { prepareList } from './prepare-list.ts'

/** The state of a list to which typing led: the text, and the address of the list before it. */
type Typed = { typed: string; before: string }

/** The field, and the list that is on screen. */
export type SearchOnScreen = {
  input: HTMLInputElement
  /** The path and query of the list. */
  address: string
  /** The state of its history entry. */
  state: unknown
  /** The name that it is searched for. */
  name: string
  navigate: NavigateFunction
}

/** Between two lists: Safari refuses more than a hundred addresses in half a minute. */
const LEAST_MS = 300

/** The text in the field while it has the focus. A list of another gender has a field of its own, which goes on with it. */
let typing: Typed | null = null
let timer: ReturnType<typeof setTimeout> | undefined
/** When the last list was asked for, by `performance.now()`. */
let lastAt = -LEAST_MS

/** Lists what the text means: at once or, while the visitor types fast, a few times a second. */
export function onType(screen: SearchOnScreen): void {
  const asked = textIn(screen)
  typing = asked
  clearTimeout(timer)
  const waitMs = Math.max(0, lastAt + LEAST_MS - performance.now())
  timer = setTimeout(() => {
    lastAt = performance.now()
    void list(asked, screen)
  }, waitMs)
}

/** Lists what the text means. Answers whether this tab could tell; else the server does. */
export function onSearch(screen: SearchOnScreen): Promise<boolean> {
  typing = null
  clearTimeout(timer)
  return list(textIn(screen), screen)
}

/** Not called for a field that disappears with its page. */
export function onLeave(): void {
  typing = null
}

/** Shows in a field that nobody types in what its list was searched for; the field of a new list takes the focus over. */
export function follow(screen: SearchOnScreen): void {
  const { input, state, name } = screen
  if (input === document.activeElement) return
  input.value = isTyped(state) ? state.typed : name
  if (typing === null || !isTyped(state)) return
  input.value = typing.typed
  input.focus({ preventScroll: true })
  if (state.typed !== typing.typed) void list(typing, screen)
}

async function list(asked: Typed, { address, navigate }: SearchOnScreen): Promise<boolean> {
  const everyone = await prepareList()
  const to = everyone === null ? null : addressOfSearch(asked.typed, asked.before, everyone)
  if (to === null) return false
  const isElsewhere = location.pathname !== address.replace(/\?.*/, '') // the visitor went on meanwhile
  const isOutdated = isElsewhere || (typing !== null && typing !== asked)
  if (isOutdated || to === address) return true
  const state = { ...keepsFocus, ...asked }
  await navigate(to, { replace: true, preventScrollReset: true, state })
  return true
}

function textIn({ input, address, state }: SearchOnScreen): Typed {
  return { typed: input.value, before: isTyped(state) ? state.before : address }
}

function isTyped(state: unknown): state is Typed {
  if (typeof state !== 'object' || state === null || !('typed' in state)) return false
  return typeof state.typed === 'string' && 'before' in state && typeof state.before === 'string'
}
